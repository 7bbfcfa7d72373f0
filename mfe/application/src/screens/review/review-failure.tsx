import { useRetryOnline } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { AccountLink } from '../account-link.tsx';

/** Why there is no review, and the way on. */
export function ReviewFailure({ text }: { readonly text: string }) {
  const { review } = useModel();
  const { isUnknown, retry } = useUnit({ isUnknown: review.$isUnknown, retry: review.retried });
  useRetryOnline(isUnknown ? null : retry);
  if (!isUnknown)
    return (
      <ui-banner tone="danger" text={text} action={content.tryAgain} onui-action={() => retry()} />
    );
  return (
    <>
      <ui-banner tone="danger" text={text} />
      <AccountLink />
    </>
  );
}
