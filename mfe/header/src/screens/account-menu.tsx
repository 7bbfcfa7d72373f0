import { lazyView } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** Visitors see the first route signed out, so it doesn't wait for the menu. */
const Menu = lazyView(async () => {
  const [view] = await Promise.all([import('./signed-in-menu.tsx'), import('@fairlead/ui/menu')]);
  return view.SignedInMenu;
});

/** Avatar, email and Sign Out when signed in; Sign In otherwise (A§2). */
export function AccountMenu() {
  const model = useModel();
  const { account, isLeaving, signIn } = useUnit({
    account: model.$account,
    isLeaving: model.$isLeaving,
    signIn: model.signInChosen,
  });
  if (account.kind === 'nothing') return null;
  if (account.kind === 'sign-in')
    return (
      <button
        type="button"
        className="chrome-link"
        aria-disabled={isLeaving || undefined}
        onClick={() => signIn()}
      >
        Sign In
      </button>
    );
  return (
    <Suspense fallback={null}>
      <Menu account={account} model={model} content={content} />
    </Suspense>
  );
}
