import { formatOutOfPocket, headlineLimit, limitLabel } from '@fairlead/domain/packages';
import { content } from '../../content.ts';
import type { ShownCoverage } from '../../model/package/applied.ts';
import { shown as amount } from '../labels.ts';

/** What a coverage pays at most, and what the company pays first. */
export function CoverageFacts({ coverage }: Pick<ShownCoverage, 'coverage'>) {
  const limit = headlineLimit(coverage.limits);
  const [outOfPocket] = coverage.out_of_pockets;
  return (
    <dl className="facts">
      {limit ? (
        <div>
          <dt>{limitLabel(limit.unique_name)}</dt>
          <dd className="num">{amount(limit)}</dd>
        </div>
      ) : null}
      <div>
        <dt>{content.package.card.outOfPocket}</dt>
        <dd className="num">
          {outOfPocket ? formatOutOfPocket(outOfPocket) : content.package.card.none}
        </dd>
      </div>
    </dl>
  );
}
