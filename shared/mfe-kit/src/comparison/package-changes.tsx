import type { PackageChange } from '@fairlead/domain/packages';
import { comparisonContent } from './content.ts';
import { CoverageChangeLine } from './coverage-change-line.tsx';
import { DifferenceMark } from './difference-mark.tsx';
import { PriceChange } from './price-change.tsx';

type Props = {
  /** From packageChanges of @fairlead/domain/packages. */
  readonly changes: readonly PackageChange[];
  /** The name of the list for assistive technology. */
  readonly label: string;
  /** An additional text about a package, for example why it was removed. */
  readonly noteOf?: (change: PackageChange) => string | null;
};

/** Lists package by package what has changed for a client. Without a model. */
export function PackageChanges({ changes, label, noteOf }: Props) {
  return (
    <ul className="impact" aria-label={label}>
      {changes.map((change) => (
        <li key={change.id} className={change.kind === 'removed' ? 'is-removed-row' : undefined}>
          <div className="impact-name">
            <h3 className="subheading">{change.name}</h3>
            <DifferenceMark kind={change.kind} />
            {change.isRecommended ? (
              <span className="chip chip-guide">{comparisonContent.recommended}</span>
            ) : null}
          </div>
          <Lines change={change} note={noteOf?.(change) ?? null} />
          <PriceChange change={change} />
        </li>
      ))}
    </ul>
  );
}

function Lines({ change, note }: { readonly change: PackageChange; readonly note: string | null }) {
  const { kind, coverages, recommendation, renamedFrom, isRedescribed, description } = change;
  return (
    <ul className="impact-lines">
      {kind === 'added' ? (
        <li>{comparisonContent.covers(change.coverageCount, change.policyCount)}</li>
      ) : null}
      {kind === 'added' && description ? <li className="was">{description}</li> : null}
      {coverages.map((line) => (
        <li key={`${line.coverage} ${line.part}`}>
          <CoverageChangeLine change={line} />
        </li>
      ))}
      {renamedFrom ? (
        <li>
          <span>
            <DifferenceMark kind="changed">{comparisonContent.renamed}</DifferenceMark>{' '}
            <span className="was">
              {comparisonContent.was} {renamedFrom}
            </span>
          </span>
        </li>
      ) : null}
      {isRedescribed ? (
        <li>
          <span>
            <DifferenceMark kind="changed">
              {description ? comparisonContent.redescribed : comparisonContent.undescribed}
            </DifferenceMark>{' '}
            {description}
          </span>
        </li>
      ) : null}
      {recommendation && kind !== 'added' ? (
        <li>
          <DifferenceMark kind="changed">{comparisonContent[recommendation]}</DifferenceMark>
        </li>
      ) : null}
      {note ? <li className="was">{note}</li> : null}
    </ul>
  );
}
