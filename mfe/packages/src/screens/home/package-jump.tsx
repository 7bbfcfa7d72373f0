import { formatMoney } from '@fairlead/domain/money';
import { comparisonContent } from '@fairlead/mfe-kit/comparison';
import { content } from '../../content.ts';
import type { Option } from '../../model/comparison.ts';
import { scrollIntoStrip } from '../scroll-into-strip.ts';

const { comparison } = content;

type Props = {
  readonly options: readonly Option[];
  /** The package that is in view; null until it is known. */
  readonly viewedId: string | null;
  /** The package that somebody moved to, which is announced. */
  readonly movedToId: string | null;
  readonly pinnedId: string | null;
  readonly onJump: (id: string) => void;
};

/** Links to each package of the strip on a narrow screen; the one in view is the current one. */
export function PackageJump({ options, viewedId, movedToId, pinnedId, onJump }: Props) {
  const position = options.findIndex(({ id }) => id === movedToId);
  const movedTo = options[position];
  return (
    <>
      <nav className="switcher compare-jump" aria-label={comparison.jump} onFocus={scrollIntoStrip}>
        {options.map(({ id, name, price, per }) => (
          <a
            key={id}
            href={`#o-${id}`}
            aria-current={id === viewedId ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onJump(id);
            }}
          >
            <span className="strong">
              {name}
              {id === pinnedId ? <ui-icon name="tack" size="sm" /> : null}
            </span>
            <small className="num">
              {price === null ? comparisonContent.noPrice : `${formatMoney(price)}/${per}`}
            </small>
          </a>
        ))}
      </nav>
      <p className="visually-hidden" role="status">
        {movedTo ? comparison.position(movedTo.name, position + 1, options.length) : ''}
      </p>
    </>
  );
}
