import { TextSkeleton } from '@fairlead/mfe-kit';
import { content } from '../content.ts';
import { CardSkeleton } from './card-skeleton.tsx';

const groups = [3, 4, 2];

/** The place of the library while its submission is on the way. */
export const LibrarySkeleton = () => (
  <div className="library" aria-hidden="true">
    <div className="library-head">
      <div className="row between column-row skeleton-library-head">
        <p className="heading">{content.library.title}</p>
        <span className="skeleton skeleton-icon" />
      </div>
      <div className="library-tools">
        <span className="library-search skeleton skeleton-button-sm" />
        <span className="skeleton skeleton-button-sm skeleton-tool" />
        <span className="skeleton skeleton-button-sm skeleton-tool" />
      </div>
      <p className="hint-line">
        <TextSkeleton width={180} />
      </p>
    </div>
    <div className="library-list">
      {groups.map((lines) => (
        <div className="quote-group" key={lines}>
          <p className="lib-group">
            <TextSkeleton width={140} />
          </p>
          <CardSkeleton lines={lines}>
            <div className="quote-foot">
              <TextSkeleton width={180} />
            </div>
          </CardSkeleton>
        </div>
      ))}
    </div>
  </div>
);
