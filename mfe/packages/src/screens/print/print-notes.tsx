import { $team } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';

const { print: text, comparison } = content;

/** Notes about payment and terrorism coverage, and the contact. */
export function PrintNotes() {
  const team = useUnit($team);
  return (
    <div className="paper-notes">
      <h2>{text.paying}</h2>
      <p>{text.payingBody}</p>
      <h2>{text.terrorism}</h2>
      <p>{comparison.terrorism}</p>
      <h2>{text.questions}</h2>
      <p>{text.questionsBody(team)}</p>
    </div>
  );
}
