import { guardPresses } from '@fairlead/ui';
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
  /** The element to render into (default: main). */
  readonly into?: 'main' | 'div';
};

/** Renders a screen in the page like its area, until the test ends. */
export function drawScreen({ scope, model, Screen, into = 'main' }: Drawn): HTMLElement {
  guardPresses(document);
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
