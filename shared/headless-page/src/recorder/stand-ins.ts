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
  if (pathname === '/sandbox/mailbox' && name === 'Verify email address')
    return { kind: 'task', task: 'open the verification e-mail' };
  return null;
}

const loginTasks: Readonly<Record<string, string>> = {
  'Sign in': 'sign in',
  'Create account': 'sign up',
};

/** Whether a page of this path belongs to the product, and not to the stand-in for another site. */
export const isOfProduct = (pathname: string): boolean => !/^\/(sandbox|esign)\//.test(pathname);

/** The name of what an action presses. */
export const pressedName = (action: PageAction): string | null =>
  'press' in action ? action.press : null;
