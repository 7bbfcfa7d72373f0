import type { UiTextField } from '@fairlead/ui';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useModel } from '../../use-model.ts';
import { AdminNav } from '../admin-nav.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListHead } from './list-head.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import { Results } from './results.tsx';
import { useResultKeys } from './use-result-keys.ts';

/** The submissions of all clients: an admin searches one and opens its board, by keyboard alone if wanted. */
export function SubmissionListScreen() {
  const { submissionList } = useModel();
  const { view, rows, isSearching } = useUnit({
    view: submissionList.$view,
    rows: submissionList.$rows,
    isSearching: submissionList.$isSearching,
  });
  const search = useRef<UiTextField>(null);
  const keys = useResultKeys({ search, rows, isSearching });
  if (view === 'absent') return <NoSuchPage />;
  return (
    <div className="admin-body admin-screen">
      <AdminNav />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the slash key finds the search field from anywhere in the list. */}
      <div className="subs" onKeyDown={keys.onScreenKey}>
        <ListHead search={search} onKey={keys.onSearchKey} />
        <Results search={search} linkRef={keys.linkRef} onKey={keys.onResultKey} />
        <ListFoot onMore={keys.focusLast} />
      </div>
    </div>
  );
}
