import { type BankEntry, paymentContent as content } from '@fairlead/store/paying';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';

type Props = { readonly label: string; readonly bank: BankEntry; readonly isPaying: boolean };

/** Opens the provider's window, in which the account is connected. */
export function BankLinkButton({ label, bank, isPaying }: Props) {
  const { isLinking, link } = useUnit({
    isLinking: bank.$isLinking,
    link: bank.linkAsked,
  });
  return (
    <ui-button
      variant="secondary"
      icon="bank"
      label={label}
      loading={isLinking}
      busyLabel={content.bank.connecting}
      disabled={isPaying}
      onClick={() => link()}
    />
  );
}
