import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import type { Account } from '../model/account.ts';
import { useModel } from '../use-model.ts';

type Props = { readonly account: Extract<Account, { kind: 'menu' }> };

/** The avatar with the email address; opens a menu with Sign Out. */
export function SignedInMenu({ account }: Props) {
  const model = useModel();
  const { offersSwitch, isPaying, signOut, switchCompany } = useUnit({
    offersSwitch: model.$offersSwitch,
    isPaying: model.$isPaying,
    signOut: model.signOutChosen,
    switchCompany: model.switchChosen,
  });
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
