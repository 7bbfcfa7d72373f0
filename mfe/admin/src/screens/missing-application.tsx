import type {} from '@fairlead/ui/react';
import { content } from '../content.ts';

const { heading, body } = content.missingApplication;

/** Where an admin lands without an application (A§2). */
export function MissingApplicationScreen() {
  return (
    <ui-hand-off heading={heading} chart="review">
      <p className="lead">{body}</p>
    </ui-hand-off>
  );
}
