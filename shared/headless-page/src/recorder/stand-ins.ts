import type { PageAction } from '@fairlead/mfe-kit/page';
import type { NewLine } from './recording.ts';

/** The open page of another site, and what was pressed there. */
type Pressed = {
  readonly address: URL;
  readonly name: string;
  /** What a field of the page contains, by its label. */
  readonly readField: (label: string) => string;
};

type Task = Extract<NewLine, { kind: 'task' }>;

/**
 * Returns the task that a press on another site's page completes. Null: the press is a part of a task, or leads back to
 * the product.
 */
export function taskAt({ address, name, readField }: Pressed): Task | null {
  const { pathname, searchParams: query } = address;
  if (pathname === '/sandbox/login') {
    const task = loginTasks[name];
    if (task === undefined) return null;
    const email = readField('Email');
    const isFilledIn = email === (query.get('email') ?? query.get('login_hint'));
    return { kind: 'task', task, ...(isFilledIn ? {} : { input: { email } }) };
  }
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

/** Says what to write by hand after a visit that no task sums up. Null: nothing is missing. */
export const missingAt = (pathname: string): string | null =>
  pathname.startsWith('/esign/')
    ? 'This site is not recorded. Write `sign the documents` or `decline the documents` by hand.'
    : null;

/** Whether a page of this path belongs to the product, and not to the stand-in for another site. */
export const isOfProduct = (pathname: string): boolean => !/^\/(sandbox|esign)\//.test(pathname);

/** The name of what an action presses. */
export const pressedName = (action: PageAction): string | null =>
  'press' in action ? action.press : null;
