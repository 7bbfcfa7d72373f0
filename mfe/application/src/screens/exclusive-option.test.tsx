import { expect, test } from 'vitest';
import { aField } from '../../testing/builders.ts';

import { ask, inVirtualTime, linesWith } from '../../testing/draw-app.ts';

inVirtualTime();

const option = (value: string, display_value: string, order: number) => ({
  value,
  display_value,
  label: display_value,
  order,
});

test('FLOW-047 an exclusive option that was saved beside another one is refused by its name', async () => {
  const page = await ask(
    aField('customers', {
      type: 'MULTI_SELECT',
      enum_options: [
        option('BUSINESSES', 'Businesses', 1),
        option('NONE_YET', 'No customers yet', 2),
      ],
      field_validations: [{ type: 'EXCLUSIVE_OPTION', value: 'NONE_YET' }],
      provided_value: ['BUSINESSES', 'NONE_YET'],
    }),
  );
  await page.act({ press: 'Save & Continue' });
  expect(linesWith(page, 'no other options')).toEqual([
    '- link "Question customers: If No customers yet is selected, no other options can be selected"',
    '- text: If No customers yet is selected, no other options can be selected',
  ]);
});
