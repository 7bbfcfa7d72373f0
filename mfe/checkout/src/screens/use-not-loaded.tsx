import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AccountMessage, QuoteMessage } from './pay-head.tsx';

/** What a page of the checkout shows while there is nothing to pay for on it; null when there is. */
export function useNotLoaded(): ReactNode {
  const { application } = useModel();
  const { legacy, offered, isBroken } = useUnit({
    legacy: application.$legacy,
    offered: application.$package,
    isBroken: application.$isBroken,
  });
  if (isBroken) return <LoadFailed />;
  if (!legacy || legacy.quote_accepted_at) return <ui-overlay />;
  if (!offered) return <QuoteMessage {...content.unknownPackage} />;
  // It is being reviewed, was declined, or its coverage ended.
  return legacy.status === 'quoted' ? null : <AccountMessage {...content.unavailable} />;
}

export function LoadFailed() {
  const { application, advice } = useModel();
  const { retry, talk } = useUnit({ retry: application.retried, talk: advice.asked });
  return (
    <div className="wrap">
      <ui-crash onui-retry={() => retry()} onui-advisor={() => talk()} />
    </div>
  );
}
