import { useUnit } from 'effector-react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** The start of coverage (B§5): a day in range, saved as soon as it is chosen; disabled while the prices are locked. */
export function StartDate() {
  const { effectiveDate, buying } = useModel();
  const { day, bounds, error, hint, isLocked, choose, leave } = useUnit({
    day: effectiveDate.$day,
    bounds: effectiveDate.$bounds,
    error: effectiveDate.$fieldError,
    hint: effectiveDate.$hint,
    isLocked: buying.$isLocked,
    choose: effectiveDate.chosen,
    leave: effectiveDate.left,
  });
  return (
    <section className="pay-section" aria-labelledby="start-date">
      <h2 className="heading" id="start-date">
        {content.effectiveDate.title}
      </h2>
      <div className="grid-2">
        <ui-date-field
          label={content.effectiveDate.label}
          required
          hint={hint}
          value={day}
          min={bounds.min}
          max={bounds.max}
          error={error ?? undefined}
          disabled={isLocked}
          onui-change={({ detail }) => choose(detail)}
          onui-blur={() => leave()}
        />
      </div>
    </section>
  );
}
