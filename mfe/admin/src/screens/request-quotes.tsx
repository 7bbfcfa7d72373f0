import { focusedElement } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { IconButton } from './icon-button.tsx';
import { RequestLimits } from './request-limits.tsx';
import { RequestList } from './request-list.tsx';

const { title, steps, stepsLabel } = content.requestQuotes;

/** The Request Quotes panel (B§2, B§5). Escape closes it and keeps the input. */
export function RequestQuotes() {
  const { requestQuotes } = useModel();
  const { form, close } = useUnit({ form: requestQuotes.$form, close: requestQuotes.closed });
  if (form.step === 'closed') return null;
  return <Panel step={form.step} onClose={() => close()} />;
}

type Props = { readonly step: 'limits' | 'requests'; readonly onClose: () => void };

function Panel({ step, onClose }: Props) {
  const self = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = focusedElement();
    return () => {
      if (opener?.isConnected) opener.focus();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at the panel's start.
  useEffect(() => self.current?.focus(), [step]);
  const now = step === 'limits' ? 0 : 1;
  return (
    <section
      className="slide-out rq"
      ref={self}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className="rq-head">
        <div className="row between column-row">
          <h2 className="heading">{title}</h2>
          <IconButton icon="cross" label={content.slideOut.close} onPress={onClose} />
        </div>
        <ol className="rq-steps" aria-label={stepsLabel}>
          {steps.map((text, index) => (
            <li
              key={text}
              className={index < now ? 'is-done' : index === now ? 'is-now' : undefined}
              aria-current={index === now ? 'step' : undefined}
            >
              <i aria-hidden="true" />
              {text}
            </li>
          ))}
        </ol>
      </header>
      {step === 'limits' ? <RequestLimits /> : <RequestList />}
    </section>
  );
}
