import { HandOff } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { ListLink } from './list-link.tsx';

const { heading, body, unknown } = content.missingApplication;

/** The page for an admin without an application (A§2). */
export function MissingApplicationScreen() {
  const { missingApplication } = useModel();
  const unknownId = useUnit(missingApplication.$unknownId);
  return (
    <HandOff heading={heading} chart="review">
      {unknownId ? <ui-banner tone="caution" text={unknown(unknownId)} /> : null}
      <p className="lead">{body}</p>
      <ListLink />
    </HandOff>
  );
}
