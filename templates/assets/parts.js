// The texts and sheets of the board's second script.

export const main = document.getElementById('main');
export const byId = (id) => document.getElementById(id);
export const live = () => byId('live');

/** The texts; empty before they are loaded. */
export const words = () => (byId('parts') || { dataset: {} }).dataset;

/** A text with its values filled in; empty before the texts are loaded. */
export const sentence = (name, values) => (words()[name] || '').replace(/\{(\w+)\}/g, (hole, key) => values[key]);

/** The form of a text for a number: 0 and 1 may have their own. */
export const plural = (name, n, values) => sentence(name + n in words() ? name + n : name, Object.assign({ n }, values));

/** Closes the open sheet. */
export function closeSheet() {
  const sheet = document.querySelector('details[name=sheet][open]');
  if (sheet) sheet.open = false;
}

/** Loads them once, as soon as the server responds. */
export async function fetchParts() {
  const answer = await fetch(location.pathname + '/parts', { headers: { 'X-Fragment': '1' } }).catch(() => null);
  const html = answer && answer.ok ? await answer.text() : '';
  if (!html.includes('id="parts"')) return setTimeout(fetchParts, 5000);
  const parts = document.createElement('template');
  parts.innerHTML = html;
  parts.content.querySelector('#parts').dataset.at = performance.now();
  live().before(parts.content);
  document.dispatchEvent(new Event('parts'));
}

/** Loads the turns so far again. */
export async function fetchCourse() {
  const answer = await fetch(location.pathname + '/parts', { headers: { 'X-Fragment': '1' } }).catch(() => null);
  const parts = document.createElement('template');
  parts.innerHTML = answer && answer.ok ? await answer.text() : '';
  const anew = parts.content.querySelector('#parts');
  if (!anew) return;
  Object.assign(words(), { start: anew.dataset.start, course: anew.dataset.course });
  document.dispatchEvent(new Event('parts'));
}
