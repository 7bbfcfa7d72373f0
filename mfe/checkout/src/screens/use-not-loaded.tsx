import { NetworkError } from '@fairlead/contracts';
import { CrashPage } from '@fairlead/mfe-kit';
import { lookUpFailureText } from '@fairlead/store';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AccountMessage, QuoteMessage } from './messages.tsx';

/** Returns what a page of the checkout shows until there is something to pay, at first the placeholder, then null. */
export function useNotLoaded(placeholder: ReactNode): ReactNode {
  const { application } = useModel();
  const { legacy, offered } = useUnit({
    legacy: application.$legacy,
    offered: application.$package,
  });
  const notFound = useNotFound();
  if (notFound) return notFound;
  if (!legacy) return placeholder;
  if (legacy.quote_accepted_at) return <ui-overlay />;
  if (!offered) return <QuoteMessage {...content.unknownPackage} />;
  // It is being reviewed, was declined, or its coverage ended.
  return legacy.status === 'quoted' ? null : <AccountMessage {...content.unavailable} />;
}

/** Returns what a page shows when its application is unknown or couldn't be loaded, else null. */
export function useNotFound(): ReactNode {
  const { application } = useModel();
  const { id, isUnknown, failure } = useUnit({
    id: application.$id,
    isUnknown: application.$isUnknown,
    failure: application.$loadFailure,
  });
  if (failure) return <LoadFailed failure={failure} />;
  if (!isUnknown || id === null) return null;
  const { title, text } = content.unknownApplication;
  return <AccountMessage title={title} text={text(id)} />;
}

function LoadFailed({ failure }: { readonly failure: Error }) {
  const { application, advice } = useModel();
  const { retry, talk } = useUnit({ retry: application.retried, talk: advice.asked });
  return (
    <div className="wrap">
      <CrashPage
        error={failure}
        text={
          failure instanceof NetworkError
            ? undefined
            : lookUpFailureText(content.loadFailed, failure)
        }
        retry={retry}
        talkToAdvisor={talk}
      />
    </div>
  );
}
