import type { MenuTone } from '@fairlead/ui';
import { useUnit } from 'effector-react';
import { useModel } from '../use-model.ts';

const tones: Readonly<Record<string, MenuTone>> = { RELEASED: 'live', QUOTE_BLOCKED: 'block' };

/** The dropdown of the submission's status; the status alone where it cannot change. */
export function SubmissionStatus() {
  const { submissionStatus } = useModel();
  const { status, label, choices, whyNot, isHidden, choose } = useUnit({
    status: submissionStatus.$status,
    label: submissionStatus.$label,
    choices: submissionStatus.$choices,
    whyNot: submissionStatus.$whyNot,
    isHidden: submissionStatus.$isHidden,
    choose: submissionStatus.chosen,
  });
  if (isHidden) return null;
  if (choices.length === 1 && !whyNot)
    return (
      <div className="board-status">
        <span className="chip">{label}</span>
      </div>
    );
  return (
    <div className="board-status">
      <ui-menu
        variant="status"
        label="Submission status"
        text={label}
        tone={tones[status]}
        value={status}
        items={choices.map((choice) => ({ ...choice, tone: tones[choice.value] }))}
        reason={whyNot ?? undefined}
        onui-select={({ detail }) => choose(detail)}
      />
    </div>
  );
}
