import { $addresses } from '@fairlead/store';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { QuoteMessage } from './pay-head.tsx';

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
  return legacy.status === 'quoted' ? null : <Unavailable />;
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

/** The application is not quoted: it is being reviewed, was declined, or its coverage ended. */
function Unavailable() {
  const addresses = useUnit($addresses);
  return (
    <>
      <div className="page-head page-head-tight" data-surface="chrome">
        <div className="wrap stack">
          <h1 className="title">{content.unavailable.title}</h1>
          <p className="lead">{content.unavailable.text}</p>
          <p>
            <a className="button" href={addresses['customer-portal']}>
              {content.unavailable.action}
            </a>
          </p>
        </div>
      </div>
      <ui-footer />
    </>
  );
}
