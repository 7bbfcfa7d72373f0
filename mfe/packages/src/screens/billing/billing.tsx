import { href } from '@fairlead/domain';
import { formatDay } from '@fairlead/domain/packages';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { packagesPage } from '../../model/links.ts';
import { useModel } from '../../use-model.ts';
import { ApplicationExpired, PricesExpired } from '../home/prompts.tsx';
import { Refreshing } from '../home/refreshing.tsx';
import { monthlyNote } from '../labels.ts';
import { useNotLoaded } from '../use-loaded.tsx';
import { Faq } from './faq.tsx';
import { OfferChange } from './offer-change.tsx';
import { OrderLines } from './order-lines.tsx';
import { PayHead } from './pay-head.tsx';
import { ScheduleCards } from './schedule-cards.tsx';
import { StartDate } from './start-date.tsx';

const { billing: text, order: orderText } = content;

/** How and from when the selected package is paid (B§2). */
export function BillingScreen() {
  const { $package, refresh } = useModel();
  const { selected, isRefreshing } = useUnit({
    selected: $package,
    isRefreshing: refresh.$isRefreshing,
  });
  const notLoaded = useNotLoaded();
  if (notLoaded) return notLoaded;
  if (isRefreshing) return <Refreshing />;
  // Without a package there is nothing to bill: the model is on its way elsewhere.
  if (!selected) return <ui-overlay />;
  return (
    <>
      <Head />
      <div className="wrap">
        <div className="checkout">
          <div className="pay-sections">
            <PricesExpired />
            <ScheduleCards />
            <StartDate />
            <Faq />
          </div>
          <Summary name={selected.name} />
        </div>
      </div>
      <OfferChange />
      <ApplicationExpired />
      <ui-footer />
    </>
  );
}

function Head() {
  const { billing, submission } = useModel();
  const { origin, known } = useUnit({ origin: billing.$origin, known: submission.$submission });
  const home = known ? href(packagesPage(known.id, false)) : '/';
  return <PayHead backTo={origin ?? home} back={text.back} />;
}

function Summary({ name }: { readonly name: string }) {
  const { billing, effectiveDate, buying } = useModel();
  const summary = useUnit({
    interval: billing.$interval,
    lines: billing.$lines,
    amounts: billing.$amounts,
    day: effectiveDate.$day,
    error: effectiveDate.$fieldError,
    isLocked: buying.$isLocked,
    isContinuing: billing.$isContinuing,
    goOn: billing.continued,
  });
  const { monthly, annually } = summary.amounts;
  const isMonthly = summary.interval === 'MONTHLY';
  return (
    <aside className="panel order order-sticky" data-surface="panel" aria-labelledby="order">
      <div className="stack stack-1">
        <h2 className="heading" id="order">
          {orderText.title}
        </h2>
        <p className="small muted">
          {summary.day ? orderText.effective(name, formatDay(summary.day)) : name}
        </p>
      </div>
      <OrderLines lines={summary.lines} interval={summary.interval} />
      <div className="due">
        <p className="row between">
          <span className="strong">{orderText.dueToday}</span>
          <ui-money cents={isMonthly ? monthly.due : annually.due} size="xl" />
        </p>
        <p className="tiny muted">{isMonthly ? monthlyNote(monthly.plan) : text.annualNote}</p>
      </div>
      <ui-button
        block
        size="lg"
        label={text.continue}
        loading={summary.isContinuing}
        busyLabel={text.continuing}
        disabled={summary.isLocked}
        reason={summary.error ?? undefined}
        onClick={() => summary.goOn()}
      />
    </aside>
  );
}
