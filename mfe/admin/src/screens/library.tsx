import type { UiTextField } from '@fairlead/ui';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { IconButton } from './icon-button.tsx';
import { LibraryList } from './library-list.tsx';
import { LibraryTools } from './library-tools.tsx';
import { RequestQuotesButton } from './request-quotes-button.tsx';

/** The Quote Library, at the left of the board (B§2). */
export function Library() {
  const { library } = useModel();
  const { isOpen, close } = useUnit({ isOpen: library.$isOpen, close: library.closed });
  const search = useRef<UiTextField>(null);
  if (!isOpen) return null;
  return (
    <aside className="library" aria-label={content.library.title}>
      <div className="library-head">
        <div className="row between column-row">
          <h2 className="heading">{content.library.title}</h2>
          <span className="library-head-tools">
            <RequestQuotesButton />
            <IconButton icon="cross" label={content.library.close} onPress={() => close()} />
          </span>
        </div>
        <LibraryTools search={search} />
      </div>
      <LibraryList search={search} />
    </aside>
  );
}
