import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** The attestation and 'Submit Application'. */
export function AttestCard() {
  const { attest } = useModel();
  const { hasAgreed, isMissing, isSubmitting, isPolling, failure, agree, submit } = useUnit({
    hasAgreed: attest.$hasAgreed,
    isMissing: attest.$isAgreementMissing,
    isSubmitting: attest.$isSubmitting,
    isPolling: attest.$isPolling,
    failure: attest.$failure,
    agree: attest.agreed,
    submit: attest.submitted,
  });
  const checkbox = useRef<HTMLElementTagNameMap['ui-checkbox']>(null);
  useEffect(() => {
    if (isMissing) checkbox.current?.focus();
  }, [isMissing]);
  return (
    <form
      className="card stack"
      noValidate
      aria-labelledby="attest-title"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 className="heading" id="attest-title">
        {content.review.attestTitle}
      </h2>
      <ui-checkbox
        ref={checkbox}
        controlId="attestation"
        label={content.review.attestation}
        required
        checked={hasAgreed}
        error={isMissing ? content.review.attestationMissing : undefined}
        onui-change={({ detail }) => agree(detail)}
      />
      {failure ? <ui-banner tone="danger" text={failure} /> : null}
      {isPolling ? <ui-banner tone="info" text={content.review.deciding} /> : null}
      <div className="row">
        <ui-button
          type="submit"
          size="lg"
          label="Submit Application"
          loading={isSubmitting}
          busyLabel="Submitting…"
        />
        <p className="small muted">{content.review.noEditing}</p>
      </div>
    </form>
  );
}
