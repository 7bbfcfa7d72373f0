import type { PageAction } from '@fairlead/mfe-kit/page';
import type { Outline } from '@fairlead/ui/semantics/outline';
import { nodesOf, textsOf } from '@fairlead/ui/semantics/write-outline';
import type { NewLine } from './recording.ts';

/** The open page of another site, and what was pressed there. */
type Pressed = {
  readonly address: URL;
  readonly name: string;
  readonly page: Outline;
};

type Task = Extract<NewLine, { kind: 'task' }>;

/**
 * Returns the task that a press on another site's page completes. Null: the press is a part of a task, or leads back to
 * the product.
 */
export function taskAt({ address, name, page }: Pressed): Task | null {
  const { pathname, searchParams: query } = address;
  if (pathname === '/sandbox/login') {
    const task = loginTasks[name];
    if (task === undefined) return null;
    const email = contentOf(page, 'Email');
    const isFilledIn = email === (query.get('email') ?? query.get('login_hint'));
    return { kind: 'task', task, ...(isFilledIn ? {} : { input: { email } }) };
  }
  if (pathname.startsWith('/esign/')) return documentsTask(name, page);
  const outcome = pathname === '/sandbox/carta/authorize' ? cartaAnswers[name] : undefined;
  if (outcome !== undefined) return { kind: 'task', task: 'connect carta', input: outcome };
  if (pathname === '/sandbox/mailbox' && name === 'Verify email address')
    return { kind: 'task', task: 'open the verification e-mail' };
  return null;
}

const loginTasks: Readonly<Record<string, string>> = {
  'Sign in': 'sign in',
  'Create account': 'sign up',
};

const cartaAnswers: Readonly<Record<string, string>> = {
  Allow: 'allowed',
  Deny: 'denied',
  'Allow, but let the exchange fail': 'failed',
};

/** The officer's answer; null if the page will refuse it. The page names who it is for. */
function documentsTask(name: string, page: Outline): Task | null {
  const email = textsOf(page)
    .flatMap((text) => text.match(/[^\s@]+@[^\s@]+\.\w+/) ?? [])
    .at(0);
  if (email === undefined) return null;
  const signer = contentOf(page, 'Type your full name');
  const hasConsent = nodesOf(page).some(
    ({ role, states }) => role === 'checkbox' && states.checked === true,
  );
  if (name === 'Sign' && signer && hasConsent)
    return { kind: 'task', task: 'sign the documents', input: { email, name: signer } };
  const reason = contentOf(page, 'Why?');
  if (name === 'Decline' && reason)
    return { kind: 'task', task: 'decline the documents', input: { email, reason } };
  return null;
}

const contentOf = (page: Outline, label: string): string =>
  nodesOf(page).find(({ name }) => name === label)?.value ?? '';

/** Whether a page of this path belongs to the product, and not to the stand-in for another site. */
export const isOfProduct = (pathname: string): boolean => !/^\/(sandbox|esign)\//.test(pathname);

/** The name of what an action presses. */
export const pressedName = (action: PageAction): string | null =>
  'press' in action ? action.press : null;
