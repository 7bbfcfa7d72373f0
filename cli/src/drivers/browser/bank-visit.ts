import type { BankVisit, Page, PageAction } from '@fairlead/mfe-kit/page';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';

/** Performs a visit to the sandbox's bank window, which is part of the page. */
export async function bankVisit(
  { act, until }: Pick<Page, 'act' | 'until'>,
  visit: BankVisit,
  open: () => Promise<void>,
): Promise<void> {
  await open();
  await act(...bankActions(visit));
  if (visit.leaveAt) return;
  for (const account of visit.accounts ?? ['Plaid Checking']) {
    const { name } = await until(
      (outline) =>
        nodesOf(outline).find((node) => node.role === 'checkbox' && node.name.startsWith(account)),
      `The account '${account}' in the bank's window`,
    );
    await act({ check: name });
  }
  await act({ press: 'Continue' });
}

/** Returns the actions, view by view. */
function bankActions(visit: BankVisit): PageAction[] {
  const {
    institution = 'First Platypus Bank',
    username = 'user_good',
    password = 'pass_good',
    leaveAt,
  } = visit;
  if (leaveAt === 'institutions') return [{ press: 'Close' }];
  const bank: PageAction[] = [
    ...(visit.search === undefined
      ? []
      : [{ fill: 'Search for institutions', with: visit.search }]),
    { press: institution },
  ];
  if (leaveAt === 'credentials') return [...bank, { press: 'Close' }];
  const signIn: PageAction[] = [
    ...bank,
    { fill: 'Username', with: username },
    { fill: 'Password', with: password },
    { press: 'Submit' },
  ];
  if (leaveAt === 'accounts') return [...signIn, { press: 'Close' }];
  return signIn;
}
