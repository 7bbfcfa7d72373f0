import { Footer, TextSkeleton } from '@fairlead/mfe-kit';
import { StepsSkeleton } from '@fairlead/mfe-kit/payment';
import { content } from '../../content.ts';

/** As many as an application has without partners. */
const steps = [152, 44, 144, 78];

/** The place of the steps while the application is on the way. */
export const SignatureSkeleton = () => (
  <>
    <StepsSkeleton
      loading={content.signature.loading}
      title={340}
      lead={[320, 300, 250]}
      steps={steps}
    >
      <p className="heading">
        <TextSkeleton width={128} />
      </p>
      <span className="skeleton skeleton-button" />
    </StepsSkeleton>
    <Footer />
  </>
);
