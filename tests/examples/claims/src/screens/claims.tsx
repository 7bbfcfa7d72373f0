import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** /claims */
export function ClaimsScreen() {
  const model = useModel();
  const { found, words, hasFailed, isLoading, retry, search } = useUnit({
    found: model.$found,
    words: model.$words,
    hasFailed: model.$hasFailed,
    isLoading: model.$isLoading,
    retry: model.retried,
    search: model.searched,
  });
  return (
    <section className="wrap stack">
      <h1 className="title">{content.heading}</h1>
      {hasFailed && <ui-banner tone="danger" text={content.loadFailed} />}
      <ui-text-field
        label={content.search}
        name="search"
        value={words}
        onui-change={({ detail }) => search(detail)}
      />
      {found.length === 0 && !isLoading && !hasFailed && <p>{content.none}</p>}
      <ul>
        {found.map(({ id, about, status }) => (
          <li key={id}>
            {about}: {content.status[status]}
          </li>
        ))}
      </ul>
      <ui-button
        variant="secondary"
        label={content.again}
        loading={isLoading}
        onClick={() => retry()}
      />
    </section>
  );
}
