// The words and sheets with which the board's second script works.

export const main = document.getElementById('main');
export const byId = (id) => document.getElementById(id);
export const live = () => byId('live');

/** The sentences; empty before they have come. */
export const words = () => (byId('parts') || { dataset: {} }).dataset;

/** A sentence with what stands in it; empty before the sentences have come. */
export const sentence = (name, values) => (words()[name] || '').replace(/\{(\w+)\}/g, (hole, key) => values[key]);

/** Closes the sheet that lies open. */
export function closeSheet() {
  const sheet = document.querySelector('details[name=sheet][open]');
  if (sheet) sheet.open = false;
}

/** Fetches them once, as soon as the server answers. */
export async function fetchParts() {
  const answer = await fetch(location.pathname + '/parts', { headers: { 'X-Fragment': '1' } }).catch(() => null);
  const html = answer && answer.ok ? await answer.text() : '';
  if (!html.includes('id="parts"')) return setTimeout(fetchParts, 5000);
  const parts = document.createElement('template');
  parts.innerHTML = html;
  live().before(parts.content);
  document.dispatchEvent(new Event('parts'));
}

/** Asks anew which turns have been played. */
export async function fetchCourse() {
  const answer = await fetch(location.pathname + '/parts', { headers: { 'X-Fragment': '1' } }).catch(() => null);
  const parts = document.createElement('template');
  parts.innerHTML = answer && answer.ok ? await answer.text() : '';
  const anew = parts.content.querySelector('#parts');
  if (!anew) return;
  Object.assign(words(), { start: anew.dataset.start, course: anew.dataset.course });
  document.dispatchEvent(new Event('parts'));
}
