// A board for the picture of a live broadcast: goes on with the same board of the next round.

const AGAIN = 5000;
const live = (page) => page.getElementById('main').dataset.live || '';

// "#players" shows the players and their clocks without the position.
const show = () => document.documentElement.classList.toggle('players-only', location.hash === '#players');
window.addEventListener('hashchange', show);
show();

setInterval(async () => {
  try {
    const answer = await fetch(location.pathname);
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (live(page) !== live(document)) location.reload();
  } catch (away) {
    // The laptop is away: the next look may find it.
  }
}, AGAIN);
