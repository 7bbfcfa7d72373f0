import { href } from '@fairlead/domain';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

const { label, client, quotes, activity } = content.nav;

/** Beside the board: the client's packages, and Quotes and Activity, which lead nowhere (AMB-10). */
export function AdminNav() {
  const { submission } = useModel();
  const marketSubmissionId = useUnit(submission.$id) ?? '';
  const params = { marketSubmissionId };
  return (
    <nav className="admin-nav" aria-label={label}>
      <a href={href({ route: 'admin-market-submissions', params })} aria-current="page">
        <ui-icon name="user" />
        {client}
      </a>
      <Inert icon="layers" text={quotes} />
      <Inert icon="pulse" text={activity} />
    </nav>
  );
}

const Inert = ({ icon, text }: { readonly icon: string; readonly text: string }) => (
  <span className="is-inert" aria-disabled="true">
    <ui-icon name={icon} />
    {text}
  </span>
);
