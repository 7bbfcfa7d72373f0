import type { SignatureStep } from '@fairlead/domain/legacy';
import { dayOf, formatDay } from '@fairlead/domain/packages';
import { Breakable } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';

const { signature: text } = content;
const classes = { done: 'is-done', now: 'is-now', open: undefined } as const;

/** The stepper: each step from its own field, so that Covered can be done before Charge payment (A§4). */
export function SignatureSteps() {
  const view = useUnit(useModel().signature.$view);
  return (
    <ol className="course course-lg">
      {(view?.steps ?? []).map((step) => (
        <li
          key={step.name}
          className={classes[step.state]}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <h2 className="heading">
            {text[step.name].name}
            {step.state === 'done' ? <span className="visually-hidden">{text.done}</span> : null}
          </h2>
          <Body step={step} />
        </li>
      ))}
    </ol>
  );
}

function Body({ step: { name, state } }: { readonly step: SignatureStep }) {
  const { signature } = useModel();
  const { view, email, link, packageName } = useUnit({
    view: signature.$view,
    email: signature.$email,
    link: signature.$paymentLink,
    packageName: signature.$packageName,
  });
  if (!view) return null;
  const isDone = state === 'done';
  const { legacy, partners } = view;
  switch (name) {
    case 'choose':
      return <Text when={legacy.quote_accepted_at}>{text.choose.text(packageName)}</Text>;
    case 'sign':
      return (
        <Text when={legacy.signed_at}>
          {isDone ? text.sign.done : <Breakable text={text.sign.text(email)} />}
        </Text>
      );
    case 'charge':
      return (
        <>
          <Text>{isDone ? text.charge.done : text.charge.text}</Text>
          {state === 'now' && link ? (
            <p>
              <a href={link}>{text.charge.link}</a>
            </p>
          ) : null}
        </>
      );
    case 'covered':
      return <Text>{text.covered.text}</Text>;
    case 'partner':
      return <Text>{text.partner.text(partners)}</Text>;
  }
}

type TextProps = { readonly when?: string | null; readonly children: ReactNode };

/** A step's text, and the day it was done where that is known. */
const Text = ({ when = null, children }: TextProps) => (
  <>
    <p>{children}</p>
    {when ? <p className="when num">{formatDay(dayOf(new Date(when)))}</p> : null}
  </>
);
