import {
  type CoverageChange,
  coverageLabel,
  formatOutOfPocket,
  limitLabel,
} from '@fairlead/domain/packages';
import { comparisonContent, outOfPocketWord } from './content.ts';
import { DifferenceMark } from './difference-mark.tsx';

/** One change of a coverage: a mark, its name, the new value and the old one. */
export function CoverageChangeLine({ change }: { readonly change: CoverageChange }) {
  const { kind, coverage, part, outOfPocket, before, now } = change;
  const named = part && (outOfPocket ? outOfPocketWord(outOfPocket) : limitLabel(part));
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
