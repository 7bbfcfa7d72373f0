import { Footer, TextSkeleton } from '@fairlead/mfe-kit';
import { StepsSkeleton, SummaryLinesSkeleton } from '@fairlead/mfe-kit/payment';
import { content } from '../../content.ts';

/** Most steps have two lines. */
const steps = [186, 286, 184];
/** As many as most packages have coverages. */
const coverages = [[104], [174], [40], [122], [128], [150]];

/** The place of the confirmation while the submission is on the way. */
export const ConfirmationSkeleton = () => (
  <>
    <StepsSkeleton loading={content.confirmation.loading} title={330} lead={[300]} steps={steps}>
      <p className="heading">
        <TextSkeleton width={142} />
      </p>
      <SummaryLinesSkeleton names={coverages} value={80} sum={[44, 84]} />
      <span className="skeleton skeleton-button" />
    </StepsSkeleton>
    <Footer />
  </>
);
