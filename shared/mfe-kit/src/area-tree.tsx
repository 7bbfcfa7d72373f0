import { Provider } from 'effector-react';
import { Suspense, useEffect } from 'react';
import type { AreaInstance } from './area-instance.ts';
import { BusyScreen } from './busy-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { Host } from './host.ts';
import { NewStay } from './lazy-view.tsx';
import { ModelProvider } from './model-context.ts';
import { OpenScreen } from './open-screen.tsx';

type Props = {
  readonly area: AreaInstance;
  readonly host: Host;
  /** Where the tree is in a page that announces its screens. */
  readonly element?: Element | ShadowRoot | undefined;
  /** Called when the first screen is in the page. */
  readonly onShown?: (() => void) | undefined;
  readonly onCrash?: ((error: unknown) => void) | undefined;
};

/** Everything around a screen: the page's scope, the area's model, its error boundary. */
export function AreaTree({ area, host, element, onShown, onCrash }: Props) {
  const { definition } = area;
  useEffect(() => {
    area.enter(host.scope);
    return () => area.leave(host.scope);
  }, [area, host]);
  return (
    <Provider value={host.scope}>
      <ModelProvider value={area.make()}>
        <ErrorBoundary
          onCrash={onCrash}
          report={(error) => host.report(error, `${definition.name}@${definition.version}`)}
          talkToAdvisor={host.talkToAdvisor}
        >
          <NewStay limitLoad={host.limitLoad}>
            <Suspense fallback={<BusyScreen />}>
              <OpenScreen definition={definition} element={element} onShown={onShown} />
            </Suspense>
          </NewStay>
        </ErrorBoundary>
      </ModelProvider>
    </Provider>
  );
}
