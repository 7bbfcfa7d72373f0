import { useUnit } from 'effector-react';
import type { content as headerContent } from '../content.ts';
import type { Account } from '../model/account.ts';
import type { HeaderModel } from '../model/index.ts';

/** This file loads later than the header. Shared parts are passed in, so that the header stays in one file. */
type Props = {
  readonly account: Extract<Account, { kind: 'menu' }>;
  readonly model: HeaderModel;
  readonly content: typeof headerContent;
};

/** The avatar with the email address; opens a menu with Sign Out. */
export function SignedInMenu({ account, model, content }: Props) {
  const { offersSwitch, isPaying, signOut, switchCompany } = useUnit({
    offersSwitch: model.$offersSwitch,
    isPaying: model.$isPaying,
    signOut: model.signOutChosen,
    switchCompany: model.switchChosen,
  });
  const reason = isPaying ? content.paying : undefined;
  const items = [
    ...(offersSwitch
      ? [{ value: 'switch', text: content.switchCompany, icon: 'user', separated: false, reason }]
      : []),
    { value: 'sign-out', text: 'Sign Out', separated: offersSwitch, reason },
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
