import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** The error page of a submission that could not be loaded (B§8). */
export function LoadFailed() {
  const { submission, advice } = useModel();
  const { retry, talk } = useUnit({ retry: submission.retried, talk: advice.asked });
  return (
    <div className="wrap">
      <ui-crash text={content.loadFailed} onui-retry={() => retry()} onui-advisor={() => talk()} />
    </div>
  );
}
