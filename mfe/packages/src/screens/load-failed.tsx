import { NetworkError } from '@fairlead/contracts';
import { CrashPage } from '@fairlead/mfe-kit';
import { lookUpFailureText } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** The error page of a submission that could not be loaded (B§8). */
export function LoadFailed({ failure }: { readonly failure: Error }) {
  const { submission, advice } = useModel();
  const { retry, talk } = useUnit({ retry: submission.retried, talk: advice.asked });
  return (
    <div className="wrap">
      <CrashPage
        error={failure}
        text={
          failure instanceof NetworkError
            ? lookUpFailureText(`${content.loadFailed}.`, failure)
            : content.loadFailed
        }
        retry={retry}
        talkToAdvisor={talk}
      />
    </div>
  );
}
