import { billingIntervals, formatMoney, formatWholeDollars } from '@fairlead/domain';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { PrimaryButton } from './primary-button.tsx';
import { SummaryLines } from './summary-lines.tsx';

const { summary: text } = content.package;
const intervals = billingIntervals.map((value) => ({ value, text: value }));

/** The price of the package and the one button: a sidebar on wide screens (B§2). */
export function CheckoutSummary() {
  const { packagePage, billing } = useModel();
  const { shown, summary, choose, isRepricing, count, discard } = useUnit({
    shown: packagePage.$package,
    summary: packagePage.summary,
    choose: billing.intervalChosen,
    isRepricing: packagePage.saving.$isRepricing,
    count: packagePage.customization.$count,
    discard: packagePage.customization.discarded,
  });
  const { interval, price, due, savings } = summary;
  return (
    <aside className="package-aside" aria-label={text.label}>
      <div className="panel summary" data-surface="panel">
        <div className="row between">
          <h2 className="heading">{shown?.name}</h2>
          <Changes />
        </div>
        <ui-segmented
          label={text.billing}
          options={intervals}
          value={interval}
          onui-change={({ detail }) => choose(detail === 'ANNUALLY' ? 'ANNUALLY' : 'MONTHLY')}
        />
        {isRepricing ? (
          <ui-skeleton height={36} lines={[48]} />
        ) : (
          <div>
            <p>
              <ui-money cents={price} per={interval === 'MONTHLY' ? 'mo' : 'yr'} size="xl" />
            </p>
            <p className="small muted">
              {text.due} <span className="num">{formatMoney(due)}</span>
            </p>
          </div>
        )}
        {isRepricing ? <ui-skeleton lines={[100, 100, 100]} /> : <SummaryLines />}
        <Notes />
        <PrimaryButton isBlock />
        {count > 0 && !isRepricing ? (
          <ui-button block variant="quiet" label={text.discard} onClick={() => discard()} />
        ) : null}
        {count === 0 && savings > 0 && interval === 'MONTHLY' ? (
          <p className="tiny muted save-note">{text.save(formatWholeDollars(savings))}</p>
        ) : null}
      </div>
    </aside>
  );
}

function Changes() {
  const { customization } = useModel().packagePage;
  const { count, needsReview } = useUnit({
    count: customization.$count,
    needsReview: customization.$needsReview,
  });
  if (needsReview)
    return (
      <span className="chip chip-caution">
        <ui-icon name="clock" />
        {text.requiresReview}
      </span>
    );
  return count > 0 ? <span className="chip chip-guide">{text.changes(count)}</span> : null;
}

function Notes() {
  const { customization, saving } = useModel().packagePage;
  const { count, needsReview, isRepricing } = useUnit({
    count: customization.$count,
    needsReview: customization.$needsReview,
    isRepricing: saving.$isRepricing,
  });
  if (isRepricing || count === 0) return null;
  return <p className="small muted">{needsReview ? text.reviewNote : text.oldPrice}</p>;
}

/** The same at the bottom of narrow screens (834 px and below). */
export function PayBar() {
  const { packagePage } = useModel();
  const { summary, isRepricing } = useUnit({
    summary: packagePage.summary,
    isRepricing: packagePage.saving.$isRepricing,
  });
  return (
    <aside className="paybar" aria-label={text.label}>
      <p>
        {isRepricing ? (
          <span className="muted">{text.updating}</span>
        ) : (
          <ui-money
            cents={summary.price}
            per={summary.interval === 'MONTHLY' ? 'mo' : 'yr'}
            size="lg"
          />
        )}
        <br />
        <span className="tiny muted">
          {text.due} {formatMoney(summary.due)}
        </span>
      </p>
      <PrimaryButton />
    </aside>
  );
}
