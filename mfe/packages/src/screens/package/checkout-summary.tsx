import { formatWholeDollars } from '@fairlead/domain/money';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { PrimaryButton } from './primary-button.tsx';
import { SummaryBody } from './summary-body.tsx';

/** The price of the package and the one button: a sidebar on wide screens (B§2). */
export function CheckoutSummary() {
  const { packagePage } = useModel();
  const shown = useUnit(packagePage.$package);
  return (
    <aside className="package-aside" aria-label={content.package.summary.label}>
      <div className="panel summary" data-surface="panel">
        <div className="row between">
          <h2 className="heading">{shown?.name}</h2>
          <Changes />
        </div>
        <SummaryBody />
        <PrimaryButton isBlock />
        <Discard />
        <Savings />
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
        {content.package.summary.requiresReview}
      </span>
    );
  return count > 0 ? (
    <span className="chip chip-guide">{content.package.summary.changes(count)}</span>
  ) : null;
}

function Discard() {
  const { customization, saving } = useModel().packagePage;
  const { count, isRepricing, discard } = useUnit({
    count: customization.$count,
    isRepricing: saving.$isRepricing,
    discard: customization.discarded,
  });
  if (count === 0 || isRepricing) return null;
  return (
    <ui-button
      block
      variant="quiet"
      label={content.package.summary.discard}
      onClick={() => discard()}
    />
  );
}

function Savings() {
  const { packagePage } = useModel();
  const { summary, count } = useUnit({
    summary: packagePage.summary,
    count: packagePage.customization.$count,
  });
  if (count > 0 || summary.savings <= 0 || summary.interval !== 'MONTHLY') return null;
  return (
    <p className="tiny muted save-note">
      {content.package.summary.save(formatWholeDollars(summary.savings))}
    </p>
  );
}

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
        heading={shown?.name ?? ''}
        secondary={content.package.summary.close}
        onui-secondary={close}
        onui-close={close}
      >
        <div className="stack summary">
          <SummaryBody />
          <Discard />
          <Savings />
        </div>
      </ui-dialog>
    </aside>
  );
}
