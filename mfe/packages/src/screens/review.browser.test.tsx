import '@fairlead/ui';
import '@fairlead/ui/questions';
import '@fairlead/ui/styles/index.css';
import { ModelProvider } from '@fairlead/mfe-kit';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openScreen } from '../../testing/open-screen.ts';
import { base } from '../../testing/payment.ts';
import { RequestReview } from './package/request-review.tsx';

test('PACKAGES-145 the note to the underwriter has 6 rows and takes as many words as one likes', async () => {
  const { scope, model, send } = await openScreen('/market-submission/ms_1/packages/pk_1', {
    answers: base,
    realTime: true,
  });
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <Provider value={scope}>
      <ModelProvider value={model}>
        <RequestReview />
      </ModelProvider>
    </Provider>,
  );
  await send(model.packagePage.saving.reviewOpened);
  const note = await vi.waitFor(() => {
    const found = document.querySelector('textarea');
    if (!found) throw new Error('There is no note');
    return found;
  });
  expect(note.rows).toBe(6);
  expect(note.maxLength).toBe(-1);
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(note);
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  expect(Math.round((note.clientHeight - padding) / Number.parseFloat(lineHeight))).toBe(6);
});
