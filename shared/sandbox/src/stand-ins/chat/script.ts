import { adoptStyles, button, make } from '../dom.ts';
import type { Install } from '../vendor-endpoint.ts';
import { chatEvents, looksLikeJwt } from './logic.ts';

type AskToken = (give: (token: string) => void) => void;

/** `window.zE`: the messenger, with a panel in which a message can be left. */
export const install: Install = (state) => {
  const panel = makePanel(
    () => state.record(chatEvents.messageSent),
    () => zE('messenger', 'close'),
  );

  function zE(_: 'messenger', action: string, ask?: AskToken, done?: (error: unknown) => void) {
    if (action === 'open' && !panel.isConnected) {
      document.body.append(panel);
      panel.querySelector('textarea')?.focus();
      state.record(chatEvents.opened);
    }
    if (action === 'close' && panel.isConnected) {
      panel.remove();
      state.record(chatEvents.closed);
    }
    if (action === 'logoutUser') state.record(chatEvents.signedOut);
    if (action === 'loginUser')
      ask?.((token) => {
        if (!looksLikeJwt(token)) return done?.({ type: 'invalid_token' });
        state.record(chatEvents.signedIn);
        done?.(null);
      });
  }
  Object.assign(window, { zE });
};

function makePanel(onSend: () => void, onClose: () => void): HTMLElement {
  adoptStyles(styles);
  const text = make('textarea', { rows: '3' });
  const said = make('ul', { 'aria-live': 'polite', 'aria-label': 'Messages' });
  const form = make(
    'form',
    {},
    make('label', {}, 'Your message', text),
    make('button', { type: 'submit' }, 'Send'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (text.value.trim() === '') return;
    said.append(make('li', {}, text.value));
    text.value = '';
    onSend();
  });
  return make(
    'section',
    { class: 'stand-in-chat', 'aria-label': 'Chat' },
    make('p', {}, 'Chat (sandbox). Nobody answers here.'),
    said,
    form,
    button('Close chat', onClose),
  );
}

const styles = `
.stand-in-chat { position: fixed; inset: auto 1rem 1rem auto; z-index: 1000; width: min(20rem, calc(100vw - 2rem));
  padding: 1rem; border-radius: 0.75rem; background: #fff; color: #111; font: 1rem/1.5 system-ui, sans-serif;
  box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 0.3); display: grid; gap: 0.5rem; }
.stand-in-chat, .stand-in-chat * { box-sizing: border-box; }
.stand-in-chat p, .stand-in-chat ul { margin: 0; }
.stand-in-chat form { display: grid; gap: 0.5rem; }
.stand-in-chat label { display: grid; gap: 0.25rem; }
.stand-in-chat textarea, .stand-in-chat button { font: inherit; padding: 0.5rem; border: 1px solid #767676;
  border-radius: 0.375rem; background: #fff; color: #111; }
`;
