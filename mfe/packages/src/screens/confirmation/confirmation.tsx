import { $addresses, $team } from '@fairlead/store';
import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { coverageLabel, shown } from '../labels.ts';
import { useNotLoaded } from '../use-loaded.tsx';

/** What comes after the activation (B§2): the day the cover starts, and three steps on the line. */
export function ConfirmationScreen() {
  const { confirmation } = useModel();
  const { isReady, date } = useUnit({
    isReady: confirmation.$isReady,
    date: confirmation.$effectiveDate,
  });
  const notLoaded = useNotLoaded();
  if (notLoaded) return notLoaded;
  if (!isReady) return <ui-overlay />;
  return (
    <>
      <div className="page-head" data-surface="chrome">
        <div className="wrap stack stack-3">
          <h1 className="display">{content.confirmation.title}</h1>
          {date ? <p className="lead">{content.confirmation.effective(date)}</p> : null}
        </div>
      </div>
      <div className="wrap">
        <div className="confirm-layout">
          <Steps />
          <Covered date={date} />
        </div>
      </div>
      <ui-footer />
    </>
  );
}

function Steps() {
  const { confirmation } = useModel();
  const { email, isEmailUnknown, team } = useUnit({
    team: $team,
    email: confirmation.$email,
    isEmailUnknown: confirmation.$isEmailUnknown,
  });
  return (
    <ol className="course course-lg">
      <Step name={content.confirmation.sign} isNow>
        {isEmailUnknown
          ? content.confirmation.emailUnknown(team)
          : content.confirmation.signBody(email)}
      </Step>
      <Step name={content.confirmation.pay}>{content.confirmation.payBody}</Step>
      <Step name={content.confirmation.find}>{content.confirmation.findBody}</Step>
    </ol>
  );
}

type StepProps = {
  readonly name: string;
  readonly isNow?: boolean;
  readonly children: ReactNode;
};

function Step({ name, isNow = false, children }: StepProps) {
  return (
    <li className={isNow ? 'is-now' : undefined} aria-current={isNow ? 'step' : undefined}>
      <h2 className="heading">{name}</h2>
      <p>{children}</p>
    </li>
  );
}

function Covered({ date }: { readonly date: string | null }) {
  const { confirmation } = useModel();
  const { selected, covered, addresses } = useUnit({
    selected: confirmation.$package,
    covered: confirmation.$covered,
    addresses: $addresses,
  });
  return (
    <aside className="panel stack" data-surface="panel" aria-labelledby="covered">
      <h2 className="heading" id="covered">
        {selected?.name}
      </h2>
      <dl className="summary-lines">
        {covered.map(({ coverage, limit }) => (
          <div key={coverage}>
            <dt>{coverageLabel(coverage)}</dt>
            <dd className="num">{limit ? shown(limit) : ''}</dd>
          </div>
        ))}
        {date ? (
          <div className="sum">
            <dt>{content.confirmation.starts}</dt>
            <dd className="num">{date}</dd>
          </div>
        ) : null}
      </dl>
      <a className="button button-secondary button-block" href={addresses['customer-portal']}>
        {content.confirmation.action}
      </a>
    </aside>
  );
}
