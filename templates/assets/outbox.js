// The unacknowledged entries of this phone. They are kept in localStorage, so that a closed tab, a flat
// battery or a stopped server loses nothing, and are sent to the server one by one, in order.

import { patched } from './page.js';
import { hasLaw } from './offline.js';

const PAUSES = [500, 1000, 2000, 4000, 8000];
const TIMEOUT = 10000;

// randomUUID is missing on pages that come over plain HTTP.
const newId = () => [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export class Outbox {
  /** `notify(event, html)` is called on 'sending', 'away', 'done', 'stopped' and 'changed'. */
  constructor(url, notify) {
    this.url = url;
    this.name = 'outbox ' + url;
    this.notify = notify;
    this.box = { seq: 0, next: 1, queue: [], held: [], why: '' };
    this.times = new Map();
    this.isBusy = false;
    this.fails = 0;
    this.read();
    window.addEventListener('storage', (event) => {
      if (event.key !== this.name) return;
      this.read();
      this.notify('changed');
    });
    window.addEventListener('pagehide', () => this.write());
    for (const back of ['online', 'pageshow']) window.addEventListener(back, () => this.flush());
  }

  get queue() { return this.box.queue; }
  get held() { return this.box.held; }

  /** The number of the entry that the page shows, when nothing waits. */
  sync(seq) {
    if (this.queue.length > 0 || this.box.seq === seq) return;
    this.box.seq = seq;
    this.write();
  }

  // Another tab of this phone may have written since.
  read() {
    if (this.isFull) return;
    try {
      this.box = JSON.parse(localStorage.getItem(this.name)) || this.box;
    } catch (unreadable) {
      // No localStorage: the copy in memory counts.
      return;
    }
    for (const { id, age } of this.queue.concat(this.held)) {
      if (!this.times.has(id)) this.times.set(id, performance.now() - age);
    }
  }

  // Ages are measured by this page's monotonic clock; the time in which no page was open is unknown and
  // not counted.
  write() {
    const all = this.queue.concat(this.held);
    for (const entry of all) entry.age = this.age(entry);
    try {
      if (all.length > 0 || localStorage.getItem(this.name)) localStorage.setItem(this.name, JSON.stringify(this.box));
    } catch (full) {
      this.isFull = true;
    }
  }

  age({ id }) {
    return Math.max(0, Math.round(performance.now() - this.times.get(id)));
  }

  /** Adds an entry, as its form and in words, and the reason why the server will probably refuse it. */
  add(form, label, doubt) {
    this.read();
    const entry = { id: newId(), no: this.box.next, form, label, made: Date.now(), age: 0, seen: null, tries: 0, doubt };
    this.times.set(entry.id, performance.now());
    this.box.next += 1;
    this.queue.push(entry);
    this.write();
    this.flush();
  }

  /** Sends the waiting entries until the server is unreachable or refuses one. */
  async flush() {
    if (this.isBusy) return;
    this.isBusy = true;
    clearTimeout(this.timer);
    try {
      while (this.queue.length > 0 && await this.sendFirst()) continue;
    } finally {
      this.isBusy = false;
    }
  }

  async sendFirst() {
    const entry = this.queue[0];
    if (entry.seen === null) entry.seen = this.box.seq;
    entry.tries += 1;
    this.write();
    this.notify('sending');
    let answer = null;
    let html = '';
    try {
      answer = await post(this.url, entry.form + '&seen=' + entry.seen + '&ago=' + this.age(entry) + '&tab=' + performance.timeOrigin);
      html = whole(answer.headers, await answer.text());
    } catch (away) {
      answer = null;
    }
    this.read();
    const number = answer && answer.ok && answer.headers.get('X-Entry');
    const isRefused = answer && answer.status >= 400 && answer.status < 500 && html.includes('id="live"');
    if (number) return this.done(entry, Number(number), html);
    return isRefused ? this.stop(entry, answer.status, html) : this.later(html);
  }

  done(entry, number, html) {
    this.fails = 0;
    this.box.seq = number;
    this.acknowledged = entry.id;
    this.box.queue = this.queue.filter(({ id }) => id !== entry.id);
    this.write();
    this.notify('done', html);
    return true;
  }

  /** Removes an entry that waits. */
  remove(id) {
    this.box.queue = this.queue.filter((entry) => entry.id !== id);
    this.write();
  }

  // The server is unreachable, or a proxy has responded in its place.
  later(html) {
    this.timer = setTimeout(() => this.flush(), PAUSES[Math.min(this.fails, PAUSES.length - 1)]);
    this.fails += 1;
    this.notify('away', html);
    return false;
  }

  // A refusal of a new entry is shown at once. A refused older entry is held with all later ones until
  // the user decides.
  stop(entry, status, html) {
    this.fails = 0;
    const isAtOnce = status === 422 && entry.tries === 1 && this.queue.length === 1;
    if (!isAtOnce) this.box.held = this.held.concat(this.queue);
    this.box.queue = [];
    this.write();
    this.notify('stopped', html, entry.form);
    return false;
  }

  /** Sets the reason why entries are held. */
  setWhy(why) {
    this.box.why = why;
    this.write();
  }

  /** Sends the held entries again, after the entry that the page shows. */
  again(seq) {
    this.box.queue = this.held.map((entry) => Object.assign(entry, { seen: null, tries: 1 }));
    this.box.held = [];
    this.box.seq = seq;
    this.write();
    this.flush();
  }

  /** Discards held entries: the first, or all. */
  drop(isAll) {
    this.box.held = isAll ? [] : this.held.slice(1);
    this.write();
    this.notify('changed');
  }
}

// The board of the last answer and its name: the next answer may have only the lines that differ.
let last = { name: '', part: '' };
function whole(headers, text) {
  const name = headers.get('X-Part');
  if (!name) return text;
  last = { name, part: headers.has('X-Patch') ? patched(last.part, text) : text };
  return last.part;
}

function post(url, body) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT);
  const headers = { 'X-Fragment': document.getElementById('live').dataset.menu || '1', 'X-Part': hasLaw() ? last.name || '0' : '' };
  const sent = fetch(url, { method: 'POST', body: new URLSearchParams(body), headers, signal: stop.signal });
  return sent.finally(() => clearTimeout(timer));
}
