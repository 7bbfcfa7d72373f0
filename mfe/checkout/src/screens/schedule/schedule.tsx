import { packageName } from '@fairlead/domain/legacy';
import { Footer } from '@fairlead/mfe-kit';
import { Faq } from '@fairlead/mfe-kit/payment';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { Due } from '../due.tsx';
import { Offers } from '../offers.tsx';
import { QuoteHead } from '../pay-head.tsx';
import { PaymentLines } from '../payment-lines.tsx';
import { useNotLoaded } from '../use-not-loaded.tsx';
import { LegacySchedules } from './legacy-schedules.tsx';
import { LoadingSchedules, LoadingSummary } from './schedule-loading.tsx';

/** How a quoted legacy application is paid: monthly or for the year (A§2). */
export function ScheduleScreen() {
  const notLoaded = useNotLoaded(
    <Page summary={<LoadingSummary />}>
      <LoadingSchedules />
    </Page>,
  );
  return (
    notLoaded ?? (
      <Page summary={<Summary />}>
        <LegacySchedules />
        <Offers />
      </Page>
    )
  );
}

type Props = { readonly summary: ReactNode; readonly children: ReactNode };

/** The same frame before and after the application is there: its heading and its questions stay. */
const Page = ({ summary, children }: Props) => (
  <>
    <QuoteHead title={content.schedule.title} />
    <div className="wrap">
      <div className="checkout">
        <div className="pay-sections">
          {children}
          <Faq {...content.faq} />
        </div>
        {summary}
      </div>
    </div>
    <Footer />
  </>
);

function Summary() {
  const { application, schedule } = useModel();
  const { slug, offered, amounts, chosen, goOn } = useUnit({
    slug: application.$slug,
    offered: application.$package,
    amounts: schedule.$amounts,
    chosen: schedule.$schedule,
    goOn: schedule.continued,
  });
  if (!slug || !offered || !amounts) return null;
  const payment = chosen === 'monthly' ? amounts.monthly.first : amounts.annual;
  return (
    <aside className="panel order order-sticky" data-surface="panel" aria-labelledby="order">
      <div className="stack stack-1">
        <h2 className="heading" id="order">
          {packageName(slug)}
        </h2>
        <p className="small muted">
          {content.order.coverages(offered.quote.koverages_accepted.length)}
        </p>
      </div>
      <PaymentLines payment={payment} />
      <Due total={payment.total} plan={chosen === 'monthly' ? amounts.monthly : null} />
      <ui-button block size="lg" label={content.schedule.continue} onClick={() => goOn()} />
    </aside>
  );
}
