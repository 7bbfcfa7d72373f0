import { type BrowserActor, defineTask, none } from '@fairlead/mfe-kit/area';
import { enums } from 'superstruct';
import type { Actor } from './answer-on-model.ts';

/** What Carta's site comes back with. Codes that begin with carta-ok can be exchanged. */
const outcomes = {
  allowed: 'code=carta-ok-1',
  denied: 'error=access_denied',
  failed: 'code=carta-broken',
} as const;
type Outcome = keyof typeof outcomes;

export const cartaTasks = [
  defineTask({
    name: 'connect carta',
    input: enums(['allowed', 'denied', 'failed']),
    model: async (actor: Actor, outcome) => {
      const { carta, cartaCallback } = actor.model;
      await actor.send(carta.connectPressed, undefined);
      await actor.send(
        cartaCallback.returned,
        Object.fromEntries(new URLSearchParams(outcomes[outcome])),
      );
    },
    browser: connectInPage,
  }),
  defineTask({
    name: 'continue without connecting',
    input: none,
    model: (actor: Actor) => actor.send(actor.model.carta.continuedWithout, undefined),
    browser: (actor) => actor.act([{ press: 'Continue without connecting' }]),
  }),
];

/** What is pressed on the sandbox's page of Carta. */
const buttons: Readonly<Record<Outcome, string>> = {
  allowed: 'Allow',
  denied: 'Deny',
  failed: 'Allow, but let the exchange fail',
};

/** Presses CONNECT, answers in Carta's popup, and waits for what the popup does then. */
function connectInPage(actor: BrowserActor, outcome: Outcome) {
  const { browser } = actor;
  return actor.inNewWindow(
    () => actor.act([{ press: 'CONNECT' }]),
    async () => {
      const popup = await browser.getWindowHandle();
      const button = `//button[normalize-space()='${buttons[outcome]}']`;
      await actor.press(button, `'${buttons[outcome]}' in the window of Carta`);
      if (outcome === 'failed') {
        await browser.$('h1*=Sorry').waitForExist({ timeoutMsg: 'Carta’s window did not say so' });
        await browser.closeWindow();
        return;
      }
      await browser.waitUntil(async () => !(await browser.getWindowHandles()).includes(popup), {
        timeoutMsg: 'The window of Carta did not close',
      });
    },
  );
}
