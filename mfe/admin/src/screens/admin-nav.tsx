import { href, type To } from '@fairlead/domain';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

const { label, client, quotes, activity } = content.nav;

type Props = {
  /** Leaves Quotes without its link (AMB-10). */
  readonly quotesDisabled?: boolean;
};

/**
 * Beside the board: the client's packages, the quote library, and Activity, which leads nowhere (AMB-10). Beside the list
 * of submissions Client is the list, and Quotes the library of the submission that was open last.
 */
export function AdminNav({ quotesDisabled = false }: Props) {
  const { submission, submissionList, library } = useModel();
  const { id, view, isList, toList, isLibrary } = useUnit({
    id: submission.$id,
    view: submission.$view,
    isList: submissionList.$isOpen,
    toList: submissionList.$to,
    isLibrary: library.$isOpen,
  });
  if (id === null && !isList) return null;
  // While the submission is on the way, the links lead nowhere: the document is drawn for every submission.
  const isLoading = !isList && view === 'loading';
  const toClient: To =
    isList || id === null
      ? toList
      : { route: 'admin-market-submissions', params: { marketSubmissionId: id } };
  return (
    <nav className="admin-nav" aria-label={label}>
      <a
        href={isLoading ? undefined : href(toClient)}
        aria-current={isLibrary ? undefined : 'page'}
      >
        <ui-icon name="user" />
        {client}
      </a>
      {quotesDisabled || id === null ? (
        <Inert icon="layers" text={quotes} />
      ) : (
        <a
          href={
            isLoading
              ? undefined
              : href({ route: 'admin-quote-library', params: { marketSubmissionId: id } })
          }
          aria-current={isLibrary ? 'page' : undefined}
        >
          <ui-icon name="layers" />
          {quotes}
        </a>
      )}
      <Inert icon="pulse" text={activity} />
    </nav>
  );
}

const Inert = ({ icon, text }: { readonly icon: string; readonly text: string }) => (
  <span className="is-inert" aria-disabled="true">
    <ui-icon name={icon} />
    {text}
  </span>
);
