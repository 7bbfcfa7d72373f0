import { continueRecording } from '../panel/record/continue-recording.ts';
import { element } from '../src/in-browser/element.ts';
import { cartaPage } from './carta-page.ts';
import { elsewherePage } from './elsewhere-page.ts';
import esignCss from './esign/esign.css?inline';
import { envelopeAt, esignPage } from './esign/esign-page.ts';
import { localLogin } from './local-login.ts';
import type { LoginApi } from './login-api.ts';
import css from './login-site.css?inline';
import { mailboxPage } from './mailbox-page.ts';
import { personaChooser } from './persona-chooser.ts';
import { placeOf } from './place.ts';
import { useProductStyles } from './product-styles.ts';
import { remoteLogin } from './remote-login.ts';
import { signInPage } from './sign-in-page.ts';

/** Shows the login site, a separate site that only knows the product's return address. */
export async function start(): Promise<void> {
  adopt(css);
  await continueRecording();
  if (location.pathname === '/sandbox/carta/authorize') {
    await useProductStyles();
    return show('Sandbox of Carta', [cartaPage(location.href, go)]);
  }
  if (location.pathname === '/sandbox/elsewhere') {
    await useProductStyles();
    return show('Sandbox of another site', [elsewherePage(location.href, go)]);
  }
  const [login] = await Promise.all([openLogin(), useProductStyles()]);
  const envelope = envelopeAt(location.href);
  if (envelope) {
    adopt(esignCss);
    return show('Signing stand-in', [await esignPage(login, envelope)]);
  }
  const place = placeOf(location.href);
  if (place.page === 'sign-out') return go(await login.signOut(place.returnTo));
  show('Sandbox login site', await sections(login));
}

function show(mark: string, shown: readonly HTMLElement[]) {
  document.title = mark;
  const main = document.getElementById('main') ?? document.body;
  main.replaceChildren(
    element('div', { class: 'login-site' }, element('p', { class: 'login-mark' }, mark), ...shown),
  );
  main.querySelector('h1')?.focus();
}

function adopt(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

const openLogin = async (): Promise<LoginApi> => (await remoteLogin()) ?? (await localLogin());

async function sections(login: LoginApi): Promise<HTMLElement[]> {
  const place = placeOf(location.href);
  if (place.page === 'mailbox') return [await mailboxPage(login, place, go)];
  return [signInPage(login, place, go), await personaChooser(login, go)];
}

const go = (address: string) => location.assign(address);
