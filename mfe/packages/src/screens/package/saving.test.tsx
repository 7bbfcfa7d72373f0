import { ApiError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import { textsOf } from '../../../testing/drawn.ts';
import { changeLimit, open, own } from '../../../testing/package-page.ts';

test('ERROR-051 a save that fails says so and keeps the changes', async () => {
  const shown = await open(own, {
    'customize-package': () => {
      throw new ApiError(400);
    },
  });
  await changeLimit(shown);
  await shown.send(shown.model.packagePage.primaryPressed);
  expect(shown.toasts()).toEqual(['Failed to customize package. Please try again.']);
  expect(textsOf(shown)).toContain('1 change');
});
