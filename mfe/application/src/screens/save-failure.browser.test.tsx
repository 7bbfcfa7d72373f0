import { aField, aQuestionSet, someProgress } from '../../testing/builders.ts';
import '../styles/index.css';
import { ApiError } from '@fairlead/contracts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../testing/open-app.ts';
import { shown, showScreen } from '../../testing/show-screen.tsx';
import { QuestionSetScreen } from './question-set/question-set.tsx';

test('on a phone, a failed save is seen above the buttons that stay at the bottom of the window', async () => {
  await page.viewport(375, 600);
  onTestFinished(() => page.viewport(1280, 900));
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
  const app = await openApp({
    at: '/application/app_1/qs_company',
    answers: {
      'get-application-question-set': () =>
        aQuestionSet(names.map((name) => aField(name, { required: false }))),
      'get-next-question-set': () => someProgress('qs_company'),
      'save-answers': () => {
        throw new ApiError(500, {});
      },
    },
  });
  const place = await showScreen(app, QuestionSetScreen, ['button', 'Save & Continue']);
  (await shown('button', 'Save & Continue')).click();
  await vi.waitFor(() => {
    const banner = place.querySelector('.banner-danger')?.getBoundingClientRect();
    const foot = place.querySelector('.form-foot')?.getBoundingClientRect();
    expect(banner?.height).toBeGreaterThan(20);
    expect(banner?.bottom).toBeLessThanOrEqual(foot?.top ?? 0);
    expect(foot?.bottom).toBeLessThanOrEqual(innerHeight);
  });
});
