import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** Opens Request Quotes, while the submission is quote-blocked (B§5). */
export function RequestQuotesButton() {
  const { submissionStatus } = useModel();
  const status = useUnit(submissionStatus.$status);
  return status === '' ? null : (
    <ui-button variant="secondary" size="sm" icon="plus" label={content.library.request} />
  );
}
