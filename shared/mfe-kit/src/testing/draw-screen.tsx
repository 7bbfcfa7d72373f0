import '@fairlead/ui';
import '@fairlead/ui/styles/index.css';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { ModelProvider } from '../model-context.ts';

type Drawn = {
  readonly scope: Scope;
  readonly model: object;
  readonly Screen: ComponentType;
  /** What it is drawn into; main unless told. */
  readonly into?: 'main' | 'div';
};

/** Draws a screen in the page, as its area would, until the test is over. */
export function drawScreen({ scope, model, Screen, into = 'main' }: Drawn): HTMLElement {
  const place = document.createElement(into);
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <Provider value={scope}>
      <ModelProvider value={model}>
        <Screen />
      </ModelProvider>
    </Provider>,
  );
  return place;
}
