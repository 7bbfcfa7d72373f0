import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../content.ts';
import { addressLines } from '../model/address.ts';
import { useModel } from '../use-model.ts';

/** The current primary address, with a button to change it until the renewal is submitted. */
export function AddressAsItIs() {
  const { confirm } = useModel();
  const { details, address, isSubmitted, focus, update } = useUnit({
    details: confirm.$now,
    address: confirm.$address,
    isSubmitted: confirm.$isSubmitted,
    focus: confirm.form.$focus,
    update: confirm.form.updated,
  });
  const button = useRef<HTMLElementTagNameMap['ui-button']>(null);
  useEffect(() => {
    if (focus === 'update') button.current?.focus();
  }, [focus]);
  if (!address) return null;
  const { label, lastYear, ofRenewal, submitted } = content.confirm;
  return (
    <>
      <div className="row between address-head">
        <div className="stack address-text">
          <h2 className="small muted">{label}</h2>
          <address>
            {addressLines(address).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </div>
        {isSubmitted ? null : (
          <ui-button
            ref={button}
            variant="secondary"
            icon="pencil"
            label={content.confirm.update}
            onClick={() => update()}
          />
        )}
      </div>
      <p className="last-year small muted">
        <ui-icon name="history" size="sm" />
        {details?.child ? ofRenewal : lastYear}
      </p>
      {isSubmitted ? <p className="small muted">{submitted}</p> : null}
    </>
  );
}
