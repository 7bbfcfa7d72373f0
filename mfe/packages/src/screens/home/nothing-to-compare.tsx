import { content } from '../../content.ts';

/** Nothing to compare: a client waits, an admin reads why (AMB-76). */
export function NothingToCompare({ text }: { readonly text: string }) {
  return (
    <div className="page-head" data-surface="chrome">
      <div className="wrap stack">
        <h1 className="display">{content.comparison.title}</h1>
        <p className="lead" role="status">
          {text}
        </p>
      </div>
    </div>
  );
}
