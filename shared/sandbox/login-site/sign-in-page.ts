import { element } from '../src/in-browser/element.ts';
import { entered, field } from './field.ts';
import type { LoginApi } from './login-api.ts';
import { addressOf, type LoginLocation } from './place.ts';

type Go = (address: string) => void;

/** Signing in and signing up: two titles over one form. */
export function signInPage(login: LoginApi, place: LoginLocation, go: Go): HTMLElement {
  const isNew = place.page === 'sign-up';
  const said = element('p', { class: 'banner banner-danger', role: 'alert', hidden: !place.error });
  said.textContent = place.error;
  const other = { ...place, email: '' };

  async function submitted(event: Event) {
    event.preventDefault();
    const email = entered(event.currentTarget as HTMLFormElement, 'email');
    const outcome = await login[isNew ? 'signUp' : 'signIn'](email, place.returnTo);
    if (!outcome.ok) {
      said.textContent = outcome.message;
      said.hidden = false;
      return;
    }
    go(isNew ? addressOf('mailbox', { ...place, email, returnTo: outcome.url }) : outcome.url);
  }

  return element(
    'section',
    { class: 'login-card' },
    element('h1', { class: 'heading' }, isNew ? 'Create your account' : 'Sign in to Fairlead'),
    ...(place.reason ? [element('p', { class: 'muted' }, place.reason)] : []),
    said,
    element(
      'form',
      { class: 'stack', onsubmit: submitted },
      field({
        name: 'email',
        label: 'Email',
        type: 'email',
        value: place.email,
        autocomplete: 'username',
      }),
      field({
        name: 'password',
        label: 'Password',
        type: 'password',
        value: 'sandbox',
        hint: 'This is a sandbox. The password goes nowhere; leave it as it is.',
        autocomplete: isNew ? 'new-password' : 'current-password',
      }),
      element('button', { class: 'button', type: 'submit' }, isNew ? 'Create account' : 'Sign in'),
    ),
    element(
      'p',
      { class: 'small' },
      isNew ? 'You have an account? ' : 'You have no account yet? ',
      isNew
        ? element('a', { href: addressOf('sign-in', place) }, 'Sign in')
        : element('a', { href: addressOf('sign-up', place) }, 'Sign up'),
    ),
    element(
      'p',
      { class: 'small' },
      element('a', { href: addressOf('mailbox', other) }, 'Open the sandbox’s mailbox'),
    ),
  );
}
