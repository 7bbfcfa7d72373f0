import { useUnsavedEdits } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { Business } from './business.tsx';
import { gap } from './gap.ts';
import { Role } from './role.tsx';
import { Terms } from './terms.tsx';

export function IntakeForm() {
  const { form, submit, $notice } = useModel();
  const { submitted, isSubmitting, summary, attempts, notice, isAtRisk } = useUnit({
    submitted: submit.submitted,
    isSubmitting: submit.$isSubmitting,
    summary: form.$summary,
    attempts: form.$attempts,
    notice: $notice,
    isAtRisk: form.$isAtRisk,
  });
  useUnsavedEdits(isAtRisk);
  return (
    <form
      className="passage"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <ui-error-summary
        heading="Please complete the missing required fields"
        errors={summary}
        attempt={attempts}
      />
      <Business />
      <section className="leg" aria-labelledby="intake-role">
        <h2 className="heading" id="intake-role">
          Tell us about your role
        </h2>
        <Role />
        <hr className="rule" />
        <Terms />
        {notice ? <ui-banner tone="danger" text={notice} /> : null}
        {isAtRisk ? <ui-banner tone="caution" text={content.atRisk} /> : null}
        <div className="row" style={gap(5)}>
          <ui-button
            type="submit"
            size="lg"
            label="Continue"
            iconEnd="arrow-right"
            loading={isSubmitting}
            busyLabel="Sending…"
          />
          {isAtRisk ? null : <p className="small muted">{content.kept}</p>}
        </div>
      </section>
    </form>
  );
}
