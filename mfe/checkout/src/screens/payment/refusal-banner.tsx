import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

/** Why a payment failed. The button is far from the form, so pressing it moves the focus here. */
export function RefusalBanner() {
  const refusal = useUnit(useModel().payment.$refusal);
  if (!refusal || !('text' in refusal)) return null;
  return <Banner text={refusal.text} isExpired={refusal.kind === 'expired'} />;
}

function Banner({ text, isExpired }: { readonly text: string; readonly isExpired: boolean }) {
  const goBack = useUnit(useModel().quotes.wanted);
  const self = useRef<HTMLDivElement>(null);
  useEffect(() => {
    self.current?.focus({ preventScroll: true });
    self.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={self} tabIndex={-1} className="pay-error">
      <ui-banner
        tone="danger"
        text={text}
        action={isExpired ? content.schedule.back : undefined}
        onui-action={() => goBack()}
      />
    </div>
  );
}
