import { useUnit } from 'effector-react';
import { memo, useRef } from 'react';
import { content } from '../content.ts';
import type { Column } from '../model/column.ts';
import { useModel } from '../use-model.ts';
import { CardGroup } from './card-group.tsx';
import { ColumnNotice } from './column-notice.tsx';
import { ColumnTitle } from './column-title.tsx';
import { ColumnTools } from './column-tools.tsx';
import { DropZone } from './drop-zone.tsx';
import { QuoteCard } from './quote-card.tsx';
import { Recommended } from './recommended.tsx';

type Props = { readonly column: Column };

/**
 * A package's head with its tools, and its quotes by product: drawn again when the package changes, and not when something
 * is dragged over it.
 */
export const ColumnContent = memo(function ColumnContent({ column }: Props) {
  const notice = useUnit(useModel().notice.$notice);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      {column.banner ? (
        <p className={column.banner === 'BOUND' ? 'column-flag' : 'column-flag column-flag-wait'}>
          <ui-icon name={column.banner === 'BOUND' ? 'lock' : 'clock'} size="sm" />
          {column.banner}
        </p>
      ) : null}
      <div className="column-head">
        <ColumnTools column={column} />
        <ColumnTitle column={column} heading={heading} />
        {notice?.packageId === column.id ? (
          <ColumnNotice text={notice.text} heading={heading} />
        ) : null}
        <Recommended column={column} />
      </div>
      <div className="column-body">
        {column.warning ? <ui-banner tone="caution" text={column.warning} /> : null}
        {column.groups.map(({ product, label, cards }) => (
          <CardGroup key={product} from={column.id}>
            <h3 className="visually-hidden">{label}</h3>
            {cards.map((card) => (
              <QuoteCard key={card.id} card={card} column={column} heading={heading} />
            ))}
          </CardGroup>
        ))}
        {column.groups.length === 0 ? <p className="small muted">{content.noQuotes}</p> : null}
        <DropZone packageId={column.id} />
      </div>
    </>
  );
});
