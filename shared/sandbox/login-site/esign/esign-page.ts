import type { Envelope } from '../../src/checkout/esign.ts';
import { element } from '../../src/in-browser/element.ts';
import type { LoginApi } from '../login-api.ts';
import { answering } from './answering.ts';
import { notes } from './notes.ts';
import { closedSignature, paper } from './paper.ts';
import { providerBar } from './provider-bar.ts';
import { deadline, documentList, intro } from './side.ts';
import { signHere } from './sign-here.ts';

export type EnvelopeLocation = { readonly id: string; readonly key: string };

/** Returns the envelope in an address of the stand-in; null for another page. */
export function envelopeAt(address: string): EnvelopeLocation | null {
  const { pathname, searchParams } = new URL(address);
  const id = /^\/esign\/([^/]+)$/.exec(pathname)?.[1];
  return id ? { id, key: searchParams.get('key') ?? '' } : null;
}

/** Creates the e-signature provider's page: the documents and the officer's answer. It redraws itself after each step. */
export async function esignPage(login: LoginApi, at: EnvelopeLocation): Promise<HTMLElement> {
  const page = element('div', { class: 'esign' });
  const show = (...parts: HTMLElement[]) => {
    page.replaceChildren(
      providerBar(() => window.print()),
      element('div', { class: 'esign-parts' }, ...parts),
    );
    page.querySelector('h1')?.focus();
  };
  const draw = async (): Promise<void> => {
    try {
      show(...partsOf(login, at, await login.openEnvelope(at.id, at.key), draw));
    } catch {
      show(providerDown(draw));
    }
  };
  await draw();
  return page;
}

function partsOf(
  login: LoginApi,
  at: EnvelopeLocation,
  envelope: Envelope,
  draw: () => Promise<void>,
): HTMLElement[] {
  const { state, documents } = envelope;
  const { title, text, offersLink } = notes[state](envelope);
  const sign = async (typed: Parameters<LoginApi['sign']>[2]) => {
    const errors = await login.sign(at.id, at.key, typed);
    if (!errors) await draw();
    return errors;
  };
  const decline = async (reason: string) => {
    await login.decline(at.id, at.key, reason);
    await draw();
  };
  const isOpen = state === 'open';
  const signature = isOpen ? signHere(envelope, sign) : closedSignature(envelope);
  return [
    intro(envelope, title, text),
    ...(documents.length > 0 ? [paper(envelope, signature)] : []),
    element(
      'aside',
      { class: 'esign-side', 'aria-label': 'Signing' },
      documents.length > 0 ? documentList(envelope) : null,
      isOpen ? answering(envelope, decline) : null,
      isOpen ? deadline(envelope) : null,
      offersLink ? newLink(login, at, envelope) : null,
    ),
  ];
}

function newLink(login: LoginApi, { id }: EnvelopeLocation, { officer_email }: Envelope) {
  const said = element('p', { role: 'status' });
  const button = element(
    'button',
    {
      class: 'button button-block',
      type: 'button',
      async onclick() {
        await login.sendNewLink(id);
        said.textContent = `We sent a new link to ${officer_email}.`;
      },
    },
    'Send a new link',
  );
  return element('div', { class: 'stack' }, button, said);
}

const providerDown = (retry: () => Promise<void>) =>
  element(
    'section',
    { class: 'esign-intro' },
    element(
      'h1',
      { class: 'heading', tabindex: '-1' },
      'We couldn’t open the documents. Try again in a few minutes.',
    ),
    element(
      'button',
      { class: 'button', type: 'button', onclick: () => void retry() },
      'Try again',
    ),
  );
