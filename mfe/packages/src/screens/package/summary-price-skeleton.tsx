import { TextSkeleton } from '@fairlead/mfe-kit';
import { SummaryLinesSkeleton } from '@fairlead/mfe-kit/payment';

type Props = {
  /** How many lines the breakdown has, beside its sum. */
  readonly lines?: number;
};

/** The place of the price and its breakdown. */
export const SummaryPriceSkeleton = ({ lines = 3 }: Props) => (
  <>
    <div>
      <p className="money money-xl">
        <TextSkeleton width={170} />
      </p>
      <p className="small">
        <TextSkeleton width={180} />
      </p>
    </div>
    <SummaryLinesSkeleton
      names={Array.from({ length: lines }, (_, index) => [98 - 8 * index])}
      value={70}
      sum={[108, 74]}
    />
  </>
);
