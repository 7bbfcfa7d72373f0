import { formatMoney } from '@fairlead/domain/money';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { SummaryLines } from './summary-lines.tsx';

/** The interval, the price and its breakdown. */
export function SummaryBody() {
  const { packagePage, billing, advice } = useModel();
  const { summary, choose, isRepricing, ask } = useUnit({
    summary: packagePage.summary,
    choose: billing.intervalChosen,
    isRepricing: packagePage.saving.$isRepricing,
    ask: advice.asked,
  });
  const { intervals, interval, price, due } = summary;
  if (intervals.length === 0)
    return (
      <>
        <p>{content.comparison.unpriced}</p>
        <ui-button
          block
          variant="secondary"
          label={content.comparison.advisor}
          onClick={() => ask()}
        />
      </>
    );
  return (
    <>
      <ui-segmented
        label={content.package.summary.billing}
        options={intervals.map((value) => ({ value, text: value }))}
        value={interval}
        onui-change={({ detail }) => choose(detail === 'ANNUALLY' ? 'ANNUALLY' : 'MONTHLY')}
      />
      {isRepricing ? (
        <>
          <ui-skeleton height={36} lines={[48]} />
          <ui-skeleton lines={[100, 100, 100]} />
        </>
      ) : (
        <>
          <div>
            <p>
              <ui-money cents={price} per={interval === 'MONTHLY' ? 'mo' : 'yr'} size="xl" />
            </p>
            <p className="small muted">
              {content.package.summary.due} <span className="num">{formatMoney(due)}</span>
            </p>
          </div>
          <SummaryLines />
        </>
      )}
      <Notes />
    </>
  );
}

function Notes() {
  const { customization, saving } = useModel().packagePage;
  const { count, needsReview, isRepricing } = useUnit({
    count: customization.$count,
    needsReview: customization.$needsReview,
    isRepricing: saving.$isRepricing,
  });
  if (isRepricing || count === 0) return null;
  return (
    <p className="small muted">
      {needsReview ? content.package.summary.reviewNote : content.package.summary.oldPrice}
    </p>
  );
}
