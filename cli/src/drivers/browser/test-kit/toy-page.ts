import { createServer } from 'node:http';

/** A call of the product that the toy page's server doesn't answer, on purpose. */
const unanswered = '/api/intake-engine/v1/applications/app_1';

/** A page with one of each kind of control, a poll and a request, and the part of the shell that the driver reads. */
const page = `<!doctype html><html lang="en"><head><title>Toy</title><script id="fairlead-map" type="application/json"></script></head><body>
<h1>Let's get you covered</h1>
<form onsubmit="event.preventDefault()">
  <label>First name * <input name="first" required></label>
  <label for="notes">Notes (optional)</label><textarea id="notes"></textarea>
  <fieldset><legend>Do you sell hardware?</legend>
    <label><input type="radio" name="hw" value="yes">Yes</label>
    <label><input type="radio" name="hw" value="no">No</label></fieldset>
  <label>Title <select name="title"><option>Choose</option><option>CEO</option><option>CFO</option></select></label>
  <label><input type="checkbox" name="terms"> I agree</label>
  <button type="button" id="save" disabled>Save &amp; Continue</button>
  <button type="button" id="later">Later</button>
  <span hidden>Hidden words</span>
</form>
<p id="said"></p><p id="keys"></p><p id="woken"></p>
<input aria-label="Typed" id="typed">
<label>Secret <input type="password"></label><label>Card number <input autocomplete="cc-number"></label>
<toy-dialog></toy-dialog><button type="button" id="ask">Ask</button>
<button type="button" id="poll">Poll</button>
<p id="made"></p><p id="pointer" style="height: 20px"></p><label>Day <input type="date" id="day"></label>
<div aria-hidden="true"><button type="button">Close account</button></div>
<label>Initials <input maxlength="2"></label>
<div role="button" id="for-mice">For mice</div>
<section aria-label="Motion">
  <label>Email <input id="email"></label><p id="error" style="height: 60px; margin: 0" hidden>Required</p>
  <div><button type="button" id="send">Send</button></div>
  <button type="button" id="slide">Slide</button> <button type="button" id="sliding">Sliding</button>
  <div style="position: relative"><button type="button" id="covered">Covered</button>
    <div role="status" aria-label="Offer" style="position: absolute; inset: 0; background: white">Offer</div></div>
</section>
<article data-package="Growth">Growth Recommended $989.00/mo</article>
<script>
  for (const kind of ['click', 'input', 'change']) addEventListener(kind, (event) => {
    if (!event.isTrusted) document.getElementById('made').textContent = 'Made by script';
  }, true);
  const entries = [];
  const store = { $route: 'route', $flags: 'flags' };
  const screen = location.pathname === '/review' ? 'review' : 'intake';
  entries.push({ kind: 'screen', name: screen });
  globalThis.fairlead = { journal: () => entries, store, scope: { getState: (unit) => unit === 'route' ? { name: screen } : { 'ach-payment': true } } };
  const $ = (id) => document.getElementById(id);
  const form = document.forms[0];
  form.first.onblur = () => { $('said').textContent = 'First name was left'; };
  form.addEventListener('change', () => { $('save').disabled = !form.terms.checked; });
  $('save').onclick = async () => {
    const answer = await fetch('/save');
    entries.push({ kind: 'call', name: 'save', method: 'GET', path: '/save', status: answer.status });
    $('said').textContent = form.first.value + ' ' + form.hw.value + ' ' + form.title.value + ' ' + form.notes.value;
  };
  $('later').onclick = () => setTimeout(() => { $('said').textContent = 'Much later, ' + new Date().getUTCFullYear(); }, 40 * 86400000 % 2000000000);
  customElements.define('toy-dialog', class extends HTMLElement {
    connectedCallback() {
      this.innerHTML = '<button type="button">Continue anyway</button>';
      this.attachShadow({ mode: 'open' }).innerHTML = '<dialog><slot></slot></dialog>';
      this.firstChild.onclick = () => { this.shadowRoot.firstChild.close(); $('said').textContent = 'Went on'; };
    }
  });
  $('email').onblur = () => { $('error').hidden = $('email').value !== ''; };
  $('send').onclick = () => { $('said').textContent = 'Sent'; };
  $('slide').onclick = () => $('sliding').animate([{ translate: '0' }, { translate: '300px' }], { duration: 600, fill: 'forwards' });
  $('sliding').onclick = () => { $('said').textContent = 'Caught'; };
  addEventListener('pointerdown', (event) => { $('pointer').textContent = 'By ' + event.pointerType; }, true);
  $('ask').onclick = () => document.querySelector('toy-dialog').shadowRoot.firstChild.showModal();
  $('poll').onclick = () => { let left = 12; const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    const quote = document.createElement('p');
    quote.className = 'quote';
    quote.textContent = 'Your quote';
    document.body.append(quote);
  }, 5000); };
  setInterval(() => { $('woken').textContent = 'Woken: KEEPALIVE_REQUEST'; }, 5000);
  if (location.search === '?late') {
    const said = (text) => { $('said').textContent = text; };
    const limit = setTimeout(() => said('Too late'), 5000);
    const ask = (left) => left === 0 ? (clearTimeout(limit), said('In time')) : fetch('/late').then(() => setTimeout(ask, 30, left - 1));
    ask(8);
  }
  if (location.search === '?leaves') {
    $('save').onclick();
    location.assign('/review');
  }
  if (location.search === '?hangs') {
    fetch('${unanswered}');
    dispatchEvent(new CustomEvent('fairlead-sandbox-held-request', { detail: { id: 1, method: 'GET', url: new URL('${unanswered}', location).href, isHeld: true } }));
  }
  $('typed').onkeydown = (event) => { $('keys').textContent += event.isTrusted ? event.key : 'fake'; };
</script></body></html>`;

/** After how long a request is answered, in ms. */
const moments: Readonly<Record<string, number>> = { '/save': 30, '/late': 150 };

/** Serves the toy page at every address. `/save` responds after a moment, `/late` after a longer one. */
export async function serveToyPage(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url === unanswered) return;
    const after = request.url && moments[request.url];
    if (after) setTimeout(() => response.end('{}'), after);
    else response.setHeader('content-type', 'text/html').end(page);
  });
  await new Promise<void>((listening) => {
    server.listen(0, listening);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
