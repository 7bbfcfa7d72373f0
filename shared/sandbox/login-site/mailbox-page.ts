import { element } from '../src/in-browser/element.ts';
import type { LoginApi, MailListing } from './login-api.ts';
import type { LoginLocation } from './place.ts';

/** The sandbox's own mailbox: nothing is ever sent anywhere else. */
export async function mailboxPage(
  login: Pick<LoginApi, 'mailbox' | 'openLink'>,
  place: LoginLocation,
  go: (address: string) => void,
): Promise<HTMLElement> {
  const mails = await login.mailbox(place.email);
  const isSent = place.email !== '' && mails.length > 0;
  const verify = (linkId: string) => async () => go(await login.openLink(linkId));
  const wayOn = ({ link_id, opens }: MailListing) => {
    if (link_id !== null) return button('Verify email address', verify(link_id));
    return opens === null ? null : button('Open the link', () => go(opens));
  };
  return element(
    'section',
    { class: 'login-card' },
    element('h1', { class: 'heading' }, isSent ? 'We sent you an email' : 'Mailbox'),
    element('p', {}, introOf(place.email, mails.length)),
    element(
      'ul',
      { class: 'login-mails' },
      ...mails.map((mail) =>
        element(
          'li',
          { class: 'login-mail' },
          element('p', { class: 'strong' }, mail.subject),
          element('p', { class: 'hint' }, `To ${mail.to}, ${sentAt(mail)}`),
          mail.body === null ? null : element('p', { class: 'small' }, withWholeLink(mail)),
          wayOn(mail),
        ),
      ),
    ),
    element(
      'button',
      {
        class: 'button button-secondary',
        type: 'button',
        onclick: () => go(place.returnTo),
      },
      'Back to Fairlead',
    ),
  );
}

const button = (name: string, onclick: () => void) =>
  element('button', { class: 'button', type: 'button', onclick }, name);

function introOf(email: string, count: number): string {
  if (count === 0) return email ? `There is no e-mail to ${email} yet.` : 'There is no e-mail yet.';
  return email
    ? `It went to ${email}. Open it here: the sandbox keeps all e-mails to itself.`
    : 'All e-mails of this sandbox, newest first.';
}

/** An e-mail is read elsewhere, so its link names this site. */
const withWholeLink = ({ body, opens }: MailListing): string =>
  opens === null ? (body ?? '') : (body ?? '').replace(opens, new URL(opens, location.href).href);

const sentAt = ({ sent_at }: MailListing) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(sent_at);
