import { fails } from '@fairlead/mfe-kit/testing';
import '../styles/index.css';
import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { CartaCallbackScreen } from './carta-callback.tsx';

test('ERROR-029 after a failed import the window of Carta has the two buttons that its sentence names', async () => {
  const app = await openApp({
    at: '/carta/callback?code=c0de',
    kept: { 'carta-application': 'app_1' },
    answers: { 'import-carta': fails(400) },
  });
  const place = await showScreen(app, CartaCallbackScreen, ['button', 'Talk to an Advisor']);
  expect(place.querySelector('h1')?.textContent).toBe(
    "Sorry, we couldn't connect your account. Try again or Talk to an Advisor.",
  );
  const [again, advisor] = place.querySelectorAll('button');
  advisor?.click();
  expect(app.happened).toEqual(['chat: Carta']);
  again?.click();
  await expect.poll(() => app.lefts).toHaveLength(1);
  expect(app.lefts[0]).toMatch(/^\/carta-site\/authorize\?/);
});
