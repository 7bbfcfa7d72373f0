import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

export function SignInButton({ label }: { readonly label: string }) {
  const { clients } = useModel();
  const signIn = useUnit(clients.signInChosen);
  return <ui-button size="lg" label={label} onClick={() => signIn()} />;
}

export function AccountButton({ variant }: { readonly variant?: 'quiet' }) {
  const { clients } = useModel();
  const go = useUnit(clients.accountChosen);
  return <ui-button size="lg" variant={variant} label={content.account} onClick={() => go()} />;
}
