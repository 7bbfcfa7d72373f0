import { Footer, useCrash, useRetryOnline } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { IntakeForm } from './form.tsx';
import { gap } from './gap.ts';
import { NonLive } from './non-live.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { SubmissionProgress } from './submission-progress.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** The start page (A§2). */
export function IntakeScreen() {
  const model = useModel();
  const { reroute, $banner } = model;
  useCrash(model);
  const { view, banner } = useUnit({
    view: reroute.$view,
    banner: $banner,
  });
  useHeadingFocus(view);
  if (view === 'loading') return <ui-overlay />;
  if (view === 'failed') return <RerouteFailed />;
  if (view === 'submitted') return <SubmissionProgress />;
  return (
    <>
      <div className="page-head" data-surface="chrome">
        <div className="wrap stack" style={gap(2)}>
          <h1 className="display">Let's get you covered</h1>
          <p className="lead">{content.intro}</p>
          {banner ? <ui-banner className="intake-banner" tone="danger" text={banner} /> : null}
        </div>
      </div>
      <div className="wrap">
        <div className="intake">
          <SignInPanel />
          <IntakeForm />
        </div>
      </div>
      <NonLive />
      <Footer />
    </>
  );
}

function RerouteFailed() {
  const { reroute } = useModel();
  const { retry, failure } = useUnit({ retry: reroute.retried, failure: reroute.$failureText });
  useRetryOnline(retry);
  const { title, retry: again } = content.rerouteFailed;
  return (
    <section className="wrap stack hand-over">
      <h1 className="title">{title}</h1>
      <p>{failure}</p>
      <div>
        <ui-button label={again} onClick={() => retry()} />
      </div>
    </section>
  );
}
