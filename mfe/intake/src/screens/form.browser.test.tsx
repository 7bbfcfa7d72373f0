import '@fairlead/ui';
import '@fairlead/ui/styles/index.css';
import { ModelProvider } from '@fairlead/mfe-kit';
import { memoryStorage } from '@fairlead/store';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { content } from '../content.ts';
import { model, open, visitor } from '../test-kit.ts';
import { IntakeScreen } from './intake.tsx';

/** The start page of a visitor, in the page. */
async function show(options: Parameters<typeof open>[1] = {}) {
  const app = await open(visitor, options);
  const place = document.createElement('main');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <Provider value={app.scope}>
      <ModelProvider value={model}>
        <IntakeScreen />
      </ModelProvider>
    </Provider>,
  );
  await vi.waitFor(() => expect(place.textContent).toContain(content.kept));
  return { ...app, place };
}

test('beside the button stands that the browser keeps nothing, not that answers are kept', async () => {
  const { fill, place } = await show({ storage: { ...memoryStorage(), lasts: () => false } });
  await fill({ legalName: 'Pebblewick' });
  await vi.waitFor(() =>
    expect(place.querySelector('.banner')?.textContent).toContain(content.atRisk),
  );
  expect(place.textContent).not.toContain(content.kept);
});
