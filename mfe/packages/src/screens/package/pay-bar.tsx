import { comparisonContent } from '@fairlead/mfe-kit/comparison';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { PrimaryButton } from './primary-button.tsx';
import { SummaryBody } from './summary-body.tsx';
import { SummaryFoot } from './summary-foot.tsx';

/** The bar at the bottom of narrow screens (834 px and below): price and button; the whole summary opens from it. */
export function PayBar() {
  const { packagePage } = useModel();
  const { shown, summary, isRepricing, count } = useUnit({
    shown: packagePage.$package,
    summary: packagePage.summary,
    isRepricing: packagePage.saving.$isRepricing,
    count: packagePage.customization.$count,
  });
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <aside className="paybar" aria-label={content.package.summary.label}>
      <button
        className="paybar-price"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {isRepricing ? (
          <span className="muted">{content.package.summary.updating}</span>
        ) : summary.intervals.length === 0 ? (
          <span className="muted">{comparisonContent.noPrice}</span>
        ) : (
          <ui-money
            cents={summary.price}
            per={summary.interval === 'MONTHLY' ? 'mo' : 'yr'}
            size="lg"
          />
        )}
        <span className="tiny link-like">
          {count > 0 ? content.package.summary.changes(count) : content.package.summary.open}
        </span>
      </button>
      <PrimaryButton />
      <ui-dialog
        open={isOpen}
        heading={shown ? shown.name : ''}
        secondary={content.package.summary.close}
        onui-secondary={close}
        onui-close={close}
      >
        <div className="stack summary">
          <SummaryBody />
          <SummaryFoot onDiscard={close} />
        </div>
      </ui-dialog>
    </aside>
  );
}
