import { billingInterval, billingIntervals } from '@fairlead/domain/money';
import { WordsSkeleton } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { useModel } from '../use-model.ts';
import { EffectiveDate } from './effective-date.tsx';
import { IconButton } from './icon-button.tsx';
import { ListLink } from './list-link.tsx';
import { SubmissionStatus } from './submission-status.tsx';

const intervals = billingIntervals.map((value) => ({ value, text: value }));

type Props = {
  /** The submission is on the way. */
  readonly isLoading: boolean;
};

/** Title, effective date, billing interval, status and links of the submission. */
export function BoardHead({ isLoading }: Props) {
  const { board, links } = useModel();
  const { about, interval, chooseInterval, copyLink, submissionHref } = useUnit({
    about: board.$about,
    interval: board.$interval,
    chooseInterval: board.intervalChosen,
    copyLink: links.submissionLinkCopied,
    submissionHref: links.$submissionHref,
  });
  return (
    <div className="board-head">
      <div className="board-title">
        <ListLink />
        <h1>Packages</h1>
        <p className="tiny muted">
          {isLoading ? <WordsSkeleton widths={[170, 120, 60]} /> : about}
        </p>
      </div>
      <div className="board-links">
        <IconButton icon="link" label="Copy Market Submission link" onPress={() => copyLink()} />
        {isLoading ? (
          <span className="icon-button icon-button-sm" aria-hidden="true">
            <span className="skeleton skeleton-icon" />
          </span>
        ) : (
          <IconButton icon="open" label="View submission" href={submissionHref} />
        )}
      </div>
      <div className="board-tools">
        <EffectiveDate isLoading={isLoading} />
        <ui-segmented
          label="Billing interval"
          options={intervals}
          value={interval}
          dense
          onui-change={({ detail }) => chooseInterval(billingInterval(detail))}
        />
        {isLoading ? (
          <span
            className="board-status skeleton skeleton-button-sm skeleton-status"
            aria-hidden="true"
          />
        ) : (
          <SubmissionStatus />
        )}
      </div>
    </div>
  );
}
