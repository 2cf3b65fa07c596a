// Measures the response time of the server for this phone: the best of five, repeated while the page is
// open.

const line = document.getElementById('answer');

async function once() {
  const from = performance.now();
  const { ok } = await fetch('/health', { cache: 'no-store' });
  if (!ok) throw new Error('no answer');
  return performance.now() - from;
}

async function measure() {
  try {
    const times = [];
    for (let n = 0; n < 5; n += 1) times.push(await once());
    line.textContent = line.dataset.ms.replace('{ms}', Math.max(1, Math.round(Math.min(...times))));
  } catch (away) {
    line.textContent = line.dataset.away;
  }
}

measure();
setInterval(() => document.hidden || measure(), 3000);
