import { useUnit } from 'effector-react';
import { useModel } from '../use-model.ts';

export function AdvisorButton({ topic }: { readonly topic: string }) {
  const { advisorRequested } = useModel();
  const ask = useUnit(advisorRequested);
  return (
    <ui-button
      size="lg"
      variant="quiet"
      icon="chat"
      label="Talk to an Advisor"
      onClick={() => ask(topic)}
    />
  );
}
