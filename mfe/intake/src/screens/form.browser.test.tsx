import '../styles/form.css';
import { drawScreen } from '@fairlead/mfe-kit/testing/draw-screen';
import { draftsFlushed, memoryStorage } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { model, open, visitor } from '../../testing/open-intake.ts';
import { content } from '../content.ts';
import { IntakeScreen } from './intake.tsx';

/** The start page of a visitor, in the page. */
async function show(options: Parameters<typeof open>[1] = {}) {
  const app = await open(visitor, options);
  const place = drawScreen({ scope: app.scope, model, Screen: IntakeScreen });
  await vi.waitFor(() => expect(place.textContent).toContain(content.kept));
  return { ...app, place };
}

test('the button’s note says that the browser saves nothing, not that answers are kept', async () => {
  const { fill, place, scope } = await show({
    storage: { ...memoryStorage(), isPersistent: () => false },
  });
  await fill({ legalName: 'Pebblewick' });
  await allSettled(draftsFlushed, { scope });
  await vi.waitFor(() =>
    expect(place.querySelector('.banner')?.textContent).toContain(content.atRisk),
  );
  expect(place.textContent).not.toContain(content.kept);
});

test.each([375, 1280])(
  'a hundred thousand characters in every field leave the page as wide as it is, at %i px',
  async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1280, 900));
    const { place } = await show();
    const inputs = 'form input:not([type=checkbox])';
    for (const input of place.querySelectorAll<HTMLInputElement>(inputs)) {
      input.focus();
      document.execCommand('insertText', false, 'W'.repeat(100_000));
    }
    await userEvent.tab();
    await vi.waitFor(() =>
      expect(place.textContent).toContain(
        'Legal business name: Must be no more than 120 characters',
      ),
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
