/** Returns, or stores, a setting of this browser. A page in a frame of another web site may have no storage. */
export function stored(name, value) {
  try {
    if (value === undefined) return localStorage.getItem(name);
    localStorage.setItem(name, value);
  } catch (none) {
    // Nothing is stored.
  }
  return null;
}
