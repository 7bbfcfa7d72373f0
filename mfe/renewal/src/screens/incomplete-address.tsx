import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

const { heading, text, action } = content.incomplete;

/** A screen of this area whose address names no policy. */
export function IncompleteAddress() {
  const { landing } = useModel();
  const openPolicies = useUnit(landing.policiesOpened);
  return (
    <section className="wrap stack hand-over">
      <h1 className="title">{heading}</h1>
      <p className="lead">{text}</p>
      <div>
        <ui-button label={action} onClick={() => openPolicies()} />
      </div>
    </section>
  );
}
