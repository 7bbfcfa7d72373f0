import { formatMoney } from '@fairlead/domain/money';
import { TextSkeleton } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { lineCount, SummaryLines } from './summary-lines.tsx';
import { SummaryPriceSkeleton } from './summary-price-skeleton.tsx';

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
        <SummaryPriceSkeleton lines={lineCount(summary.lines)} />
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
  if (count === 0) return null;
  // The button below stays where it was pressed.
  if (isRepricing)
    return (
      <p className="small">
        <TextSkeleton width="92%" />
        <TextSkeleton width="32%" />
      </p>
    );
  return (
    <p className="small muted">
      {needsReview ? content.package.summary.reviewNote : content.package.summary.oldPrice}
    </p>
  );
}
