import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** Opens Request Quotes; says why where it cannot be opened (B§5). */
export function RequestQuotesButton() {
  const { requestQuotes } = useModel();
  const { whyNot, open } = useUnit({
    whyNot: requestQuotes.$whyNotOpen,
    open: requestQuotes.opened,
  });
  return (
    <ui-button
      variant="secondary"
      size="sm"
      icon="plus"
      label={content.library.request}
      disabled={whyNot !== null}
      reason={whyNot ?? undefined}
      onClick={() => open()}
    />
  );
}
