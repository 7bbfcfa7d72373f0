import { HandOff } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { ListLink } from './list-link.tsx';

const { heading, body, unknown, noList, lookAgain } = content.missingApplication;

/** The page for an admin without an application (A§2). Without a list to go to, it offers to look for one again. */
export function MissingApplicationScreen() {
  const { missingApplication, submissionList } = useModel();
  const { unknownId, isLinked, look } = useUnit({
    unknownId: missingApplication.$unknownId,
    isLinked: submissionList.$isLinked,
    look: submissionList.linkAsked,
  });
  return (
    <HandOff
      heading={heading}
      chart="review"
      actions={isLinked ? null : <ui-button label={lookAgain} onClick={() => look()} />}
    >
      {unknownId ? <ui-banner tone="caution" text={unknown(unknownId)} /> : null}
      <p className="lead">{body}</p>
      {isLinked ? <ListLink /> : <p>{noList}</p>}
    </HandOff>
  );
}
