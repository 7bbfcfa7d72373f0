import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { summaries } from '../../content/summaries.ts';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { coverageLabel, glyphOf } from '../labels.ts';

const { add: text, needs } = content.package;

/** What could be added, and the way to ask for something else (B§2, B§5). */
export function AddCoverages() {
  const { packagePage, submission } = useModel();
  const { additions, isKnown, verdict, askForMore, isAdmin } = useUnit({
    additions: packagePage.additions,
    isKnown: packagePage.available.$isKnown,
    verdict: packagePage.customization.$editing,
    askForMore: packagePage.needs.opened,
    isAdmin: submission.$isAdmin,
  });
  return (
    <>
      {verdict.kind === 'closed' || !isKnown ? null : (
        <section className="stack stack-3" aria-labelledby="add">
          <div className="stack stack-1">
            <h2 className="heading" id="add">
              {text.title}
            </h2>
            <p className="small muted">{additions.length > 0 ? text.lead : text.empty}</p>
          </div>
          {additions.length > 0 ? (
            <ul className="add-list">
              {additions.map((addition) => (
                <Addition key={addition.coverage} {...addition} />
              ))}
            </ul>
          ) : null}
        </section>
      )}
      {isAdmin ? null : (
        <p className="small muted">
          {needs.question}{' '}
          <button className="link-button" type="button" onClick={() => askForMore()}>
            {needs.action}
          </button>
          . {needs.timeframe}
        </p>
      )}
    </>
  );
}

type AdditionProps = {
  readonly coverage: string;
  readonly requiresReview: boolean;
  readonly missing: string | null;
};

function Addition({ coverage, requiresReview, missing }: AdditionProps) {
  const { customization } = useModel().packagePage;
  const tried = useUnit(customization.tried);
  const label = coverageLabel(coverage);
  return (
    <li>
      <ui-icon name={glyphOf(coverage)} size="glyph" />
      <div>
        <p className="subheading row">
          {label}
          {requiresReview ? <span className="chip chip-caution">{text.requiresReview}</span> : null}
        </p>
        <p className="small muted">{summaries[coverage]}</p>
      </div>
      <ui-button
        variant="secondary"
        size="sm"
        icon="plus"
        label={text.action}
        accessibleLabel={`${text.action} ${label}`}
        reason={missing ? text.missing(coverageLabel(missing)) : undefined}
        onClick={() => tried({ kind: 'add', coverage })}
      />
    </li>
  );
}
