// Avoids the browser's error page: a page is left only while the server responds, and input stays until
// then.

const TIMEOUT = 6000;

async function isThere() {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT);
  try {
    const { href } = document.querySelector('link[rel=icon]');
    return (await fetch(href, { cache: 'no-store', signal: stop.signal })).ok;
  } catch (away) {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function leave(go, address) {
  if (await isThere()) return go();
  const notice = document.getElementById('away');
  if (notice) {
    notice.hidden = false;
    notice.scrollIntoView({ block: 'nearest' });
  }
  document.dispatchEvent(new CustomEvent('away', { detail: address }));
}

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href]');
  if (!link || link.origin !== location.origin || link.getAttribute('href')[0] === '#') return;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return;
  event.preventDefault();
  leave(() => { location.href = link.href; }, link.href);
});
document.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  const { target, submitter } = event;
  leave(() => {
    if (submitter && submitter.name) {
      const field = document.createElement('input');
      Object.assign(field, { type: 'hidden', name: submitter.name, value: submitter.value });
      target.append(field);
    }
    target.submit();
  }, event.target.action);
});
