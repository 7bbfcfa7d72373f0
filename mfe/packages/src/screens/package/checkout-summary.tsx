import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { PrimaryButton } from './primary-button.tsx';
import { SummaryBody } from './summary-body.tsx';
import { SummaryFoot } from './summary-foot.tsx';

/** The price of the package and the one button: a sidebar on wide screens (B§2). */
export function CheckoutSummary() {
  const { packagePage } = useModel();
  const shown = useUnit(packagePage.$package);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <aside className="package-aside" aria-label={content.package.summary.label}>
      <div className="panel summary" data-surface="panel">
        <div className="row between">
          <h2 className="heading" ref={heading} tabIndex={-1}>
            {shown?.name}
          </h2>
          <Changes />
        </div>
        <SummaryBody />
        <PrimaryButton isBlock />
        <SummaryFoot onDiscard={() => heading.current?.focus()} />
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
