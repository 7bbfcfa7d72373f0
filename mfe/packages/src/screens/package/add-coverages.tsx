import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { content } from '../../content.ts';
import { useModel } from '../../use-model.ts';
import { Addition } from './addition.tsx';

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
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      {verdict.kind === 'closed' || !isKnown ? null : (
        <section className="stack stack-3" aria-labelledby="add">
          <div className="stack stack-1">
            <h2 className="heading" id="add" ref={heading} tabIndex={-1}>
              {text.title}
            </h2>
            <p className="small muted">{additions.length > 0 ? text.lead : text.empty}</p>
          </div>
          {additions.length > 0 ? (
            <ul className="add-list">
              {additions.map((addition) => (
                <Addition key={addition.coverage} {...addition} heading={heading} />
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
