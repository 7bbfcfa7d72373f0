import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** Avatar, e-mail and Sign Out when signed in; Sign In otherwise (A§2). */
export function AccountMenu() {
  const model = useModel();
  const { account, offersSwitch, isLeaving, isPaying, signIn, signOut, switchCompany } = useUnit({
    account: model.$account,
    offersSwitch: model.$offersSwitch,
    isLeaving: model.$isLeaving,
    isPaying: model.$isPaying,
    signIn: model.signInChosen,
    signOut: model.signOutChosen,
    switchCompany: model.switchChosen,
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
  const items = [
    ...(offersSwitch
      ? [{ value: 'switch', text: content.switchCompany, icon: 'user', separated: false }]
      : []),
    {
      value: 'sign-out',
      text: 'Sign Out',
      separated: offersSwitch,
      reason: isPaying ? content.paying : undefined,
    },
  ];
  return (
    <ui-menu
      variant="chrome"
      label={content.accountMenu}
      text={account.email || content.signedIn}
      avatar={account.initials}
      items={items}
      onui-select={({ detail }) => (detail === 'switch' ? switchCompany() : signOut())}
    />
  );
}
