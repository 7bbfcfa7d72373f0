import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { RequestCoverage } from './request-coverage.tsx';

const texts = content.requestQuotes;

/** The first step: coverages, and several limits for each at once. */
export function RequestLimits() {
  const { requestQuotes } = useModel();
  const { groups, planned, whyNot, goOn } = useUnit({
    groups: requestQuotes.$groups,
    planned: requestQuotes.$planned,
    whyNot: requestQuotes.$whyNotContinue,
    goOn: requestQuotes.continued,
  });
  const chosen = groups.flatMap(({ items }) => items).filter(({ isChosen }) => isChosen);
  return (
    <>
      <div className="rq-body">
        <p className="small muted">{texts.intro}</p>
        {groups.map(({ id, label, items }) => (
          <section className="rq-product" key={id} aria-label={label}>
            <h3 className="lib-group">{label}</h3>
            {items.map((item) => (
              <RequestCoverage key={item.id} item={item} product={label} />
            ))}
          </section>
        ))}
        <Waiting isEmpty={groups.length === 0} />
      </div>
      <footer className="rq-foot">
        <p className="small" role="status">
          <strong>{texts.requests(planned.length)}</strong>{' '}
          <span className="muted">{texts.from(chosen.length)}</span>
        </p>
        <ui-button
          className="rq-next"
          label={texts.continue}
          disabled={whyNot !== null}
          reason={whyNot ?? undefined}
          onClick={() => goOn()}
        />
      </footer>
    </>
  );
}

/** Shown without choices: while loading, after a failure, or if the insurer offers nothing. */
function Waiting({ isEmpty }: { readonly isEmpty: boolean }) {
  const { requestQuotes } = useModel();
  const { offers } = requestQuotes;
  const { isLoading, hasFailed, ask } = useUnit({
    isLoading: offers.$isLoading,
    hasFailed: offers.$hasFailed,
    ask: offers.askedAgain,
  });
  if (!isEmpty) return null;
  if (hasFailed)
    return (
      <ui-banner
        tone="danger"
        text={texts.failed}
        action={content.failed.retry}
        onui-action={() => ask()}
      />
    );
  return <p className="muted">{isLoading ? texts.loading : texts.nothing}</p>;
}
