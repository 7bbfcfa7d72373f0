import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

type AdvisorProps = {
  readonly label?: string;
  readonly variant?: 'primary' | 'secondary';
};

export function AdvisorButton({ label = content.advisor, variant = 'primary' }: AdvisorProps) {
  const { exitActions } = useModel();
  const ask = useUnit(exitActions.advisorRequested);
  return <ui-button size="lg" variant={variant} icon="chat" label={label} onClick={() => ask()} />;
}
