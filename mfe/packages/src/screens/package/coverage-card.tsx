import { coverageLabel } from '@fairlead/domain/packages';
import { useUnit } from 'effector-react';
import { summaries } from '../../content/summaries.ts';
import { content } from '../../content.ts';
import type { ShownCoverage } from '../../model/package/applied.ts';
import { useModel } from '../../use-model.ts';
import { glyphOf } from '../labels.ts';
import { CoverageFacts } from './coverage-facts.tsx';
import { CoveragePrice } from './coverage-price.tsx';

/** One coverage: name, limit, out-of-pocket, price, and a button for its details (B§2). */
export function CoverageCard({ shown }: { readonly shown: ShownCoverage }) {
  const { drawer } = useModel().packagePage;
  const open = useUnit(drawer.opened);
  const { coverage, isEdited, isAdded } = shown;
  const { unique_name: name } = coverage;
  const label = coverageLabel(name);
  return (
    <article
      className={isEdited ? 'card coverage is-edited' : 'card coverage'}
      aria-labelledby={`c-${name}`}
    >
      <div className="coverage-head">
        <ui-icon className="icon" name={glyphOf(name)} size="glyph" />
        <h3 className="subheading" id={`c-${name}`}>
          {label}
        </h3>
        {isEdited ? (
          <span className="chip chip-guide">
            {isAdded ? content.package.card.added : content.package.card.edited}
          </span>
        ) : (
          <span />
        )}
        <p className="small muted">{summaries[name]}</p>
      </div>
      <CoverageFacts coverage={coverage} />
      <div className="coverage-foot">
        <p>
          <CoveragePrice coverage={coverage} isAdded={isAdded} />
        </p>
        <ui-button
          variant="secondary"
          size="sm"
          label={content.package.card.details}
          accessibleLabel={`${content.package.card.details}: ${label}`}
          onClick={() => open(name)}
        />
      </div>
    </article>
  );
}
