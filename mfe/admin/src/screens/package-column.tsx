import type {} from '@fairlead/ui/react';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { content } from '../content.ts';
import type { Column } from '../model/column.ts';
import { useModel } from '../use-model.ts';
import { CardGroup } from './card-group.tsx';
import { ColumnTitle } from './column-title.tsx';
import { ColumnTools } from './column-tools.tsx';
import { DropZone } from './drop-zone.tsx';
import { QuoteCard } from './quote-card.tsx';
import { Recommended } from './recommended.tsx';
import { useNear } from './use-near.ts';

type Props = { readonly column: Column };

/** So many columns fill the widest window: they are always drawn, so that a usual board is there at once and as a whole. */
const firstColumns = 7;

/** A package. What is in it is drawn while it is near the window: a board of a hundred packages opens like one of seven. */
export function PackageColumn({ column }: Props) {
  const { duplicate, drag } = useModel();
  const copyId = useUnit(duplicate.$copyId);
  const self = useRef<HTMLElement>(null);
  const isTarget = useStoreMap({
    store: drag.$over,
    keys: [column.id],
    fn: (over, [id]) => over === id,
  });
  const isNear = useNear(self) || column.place.now <= firstColumns;
  const isCopy = copyId === column.id;
  useEffect(() => {
    if (isCopy) self.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [isCopy]);
  return (
    <section
      className={isTarget ? 'column is-target' : 'column'}
      ref={self}
      data-package={column.id}
      aria-label={`Package ${column.name}`}
    >
      {isNear ? <ColumnContent column={column} /> : <h2 className="column-far">{column.name}</h2>}
    </section>
  );
}

function ColumnContent({ column }: Props) {
  const { notice: notices } = useModel();
  const { notice, dismiss } = useUnit({ notice: notices.$notice, dismiss: notices.dismissed });
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
        <ColumnTitle column={column} />
        {notice?.packageId === column.id ? (
          <ui-banner
            tone="danger"
            text={notice.text}
            action={content.dismiss}
            onui-action={() => dismiss()}
          />
        ) : null}
        <Recommended column={column} />
      </div>
      <div className="column-body">
        {column.warning ? <ui-banner tone="caution" text={column.warning} /> : null}
        {column.groups.map(({ product, label, cards }) => (
          <CardGroup key={product} from={column.id}>
            <h3 className="visually-hidden">{label}</h3>
            {cards.map((card) => (
              <QuoteCard key={card.id} card={card} column={column} />
            ))}
          </CardGroup>
        ))}
        {column.groups.length === 0 ? <p className="small muted">{content.noQuotes}</p> : null}
        <DropZone packageId={column.id} />
      </div>
    </>
  );
}
