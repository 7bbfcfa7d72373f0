import {
  type CoverageChange,
  coverageLabel,
  formatOutOfPocket,
  limitLabel,
} from '@fairlead/domain/packages';
import { comparisonContent, outOfPocketWord } from './content.ts';
import { DifferenceMark } from './difference-mark.tsx';

type Props = {
  readonly change: CoverageChange;
  /** The name of a limit or a feature; the domain's own by default. */
  readonly partLabel?: (part: string) => string;
};

/** One change of a coverage: a mark, its name, the new value and the old one. */
export function CoverageChangeLine({ change, partLabel = limitLabel }: Props) {
  const { kind, coverage, part, outOfPocket, before, now } = change;
  const named = part && (outOfPocket ? outOfPocketWord(outOfPocket) : partLabel(part));
  return (
    <span>
      <DifferenceMark kind={kind} /> {coverageLabel(coverage)}
      {named ? `, ${named}` : ''}
      {now ? <b className="num"> {formatOutOfPocket(now)}</b> : null}
      {before ? (
        <span className="was">
          {' '}
          {comparisonContent.was} <span className="num">{formatOutOfPocket(before)}</span>
        </span>
      ) : null}
    </span>
  );
}
