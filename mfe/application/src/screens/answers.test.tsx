import { describe, expect, test } from 'vitest';
import { aField, aQuestionSet } from '../../testing/builders.ts';
import { ask, asked, drawn, inVirtualTime, linesWith, options } from '../../testing/draw-app.ts';
import { openSet } from '../../testing/open-set.ts';

inVirtualTime();

describe('what is chosen', () => {
  test('FLOW-053 FLOW-054 an exclusive option and the others clear each other', async () => {
    const page = await ask(
      aField('several', {
        type: 'MULTI_SELECT',
        enum_options: options('NONE', 'A', 'B'),
        field_validations: [{ type: 'EXCLUSIVE_OPTION', value: 'NONE' }],
      }),
    );
    const of = 'Question several';
    await page.act({ choose: 'Option A', of }, { choose: 'Option B', of });
    expect(linesWith(page, '[checked]')).toEqual([
      '- checkbox "Option B" [checked]',
      '- checkbox "Option A" [checked]',
    ]);
    await page.act({ choose: 'Option NONE', of });
    expect(linesWith(page, '[checked]')).toEqual(['- checkbox "Option NONE" [checked]']);
    await page.act({ choose: 'Option A', of });
    expect(linesWith(page, '[checked]')).toEqual(['- checkbox "Option A" [checked]']);
  });

  test('the choice of a list and of radios is shown', async () => {
    const page = await ask(
      aField('yes-or-no', { type: 'BOOLEAN' }),
      aField('few', { type: 'SINGLE_SELECT', enum_options: options('A', 'B') }),
      aField('many', { type: 'SINGLE_SELECT', enum_options: options('A', 'B', 'C', 'D', 'E') }),
    );
    await page.act(
      { choose: 'No', of: 'Question yes-or-no' },
      { choose: 'Option B', of: 'Question few' },
      { choose: 'Option E', of: 'many' },
    );
    expect(linesWith(page, '[checked]')).toEqual([
      '- radio "No" [checked]',
      '- radio "Option B" [checked]',
    ]);
    expect(linesWith(page, 'combobox')).toEqual(['- combobox "many" [required]: Option E']);
    await page.act({ press: 'Save & Continue' });
    expect(page.callsOf('save-answers')[0]?.body).toMatchObject({
      answers: {
        'q_yes-or-no': { 'yes-or-no': [false] },
        q_few: { few: ['B'] },
        q_many: { many: ['E'] },
      },
    });
  });
});

test('FLOW-055 FLOW-056 what was answered before is in its control', async () => {
  const set = aQuestionSet(
    [
      aField('yes-or-no', { type: 'BOOLEAN' }),
      aField('few', { type: 'SINGLE_SELECT', enum_options: options('A', 'B') }),
      aField('many', { type: 'SINGLE_SELECT', enum_options: options('A', 'B', 'C', 'D', 'E') }),
      aField('several', { type: 'MULTI_SELECT', enum_options: options('A', 'B') }),
      aField('revenue', { type: 'CURRENCY' }),
      aField('day', { type: 'DATE' }),
      aField('phone', { field_validations: [{ type: 'PHONE_NUMBER' }] }),
      aField('name'),
      aField('address-line-1', { item_type: 'ADDRESS' }),
    ],
    {
      answers: {
        'q_yes-or-no': { 'yes-or-no': ['false'] },
        q_few: { few: ['B'] },
        q_many: { many: ['C'] },
        q_several: { several: ['A', 'B'] },
        q_revenue: { revenue: ['120000050'] },
        q_day: { day: ['2026-11-25'] },
        q_phone: { phone: ['(415) 555-0111'] },
        q_name: { name: ['Ada'] },
        'q_address-line-1': { 'address-line-1': ['9 Mission Road'] },
      },
    },
  );
  const page = await drawn(openSet({ 'get-application-question-set': () => set }));
  expect(asked(page)).toMatchInlineSnapshot(`
    "- radiogroup "Question yes-or-no" [required]:
      - radio "Yes"
      - radio "No" [checked]
    - radiogroup "Question few" [required]:
      - radio "Option B" [checked]
      - radio "Option A"
    - group "Question many":
      - heading "Question many" [level=2]
      - combobox "many" [required]: Option C
    - group "Question several":
      - text: Choose all that apply.
      - checkbox "Option B" [checked]
      - checkbox "Option A" [checked]
    - group "Question revenue":
      - heading "Question revenue" [level=2]
      - text: $
      - textbox "revenue" [required]: 1,200,000.50
    - group "Question day":
      - heading "Question day" [level=2]
      - textbox "day" [required]: 2026-11-25
    - group "Question phone":
      - heading "Question phone" [level=2]
      - textbox "phone" [required]: (415) 555-0111
    - group "Question name":
      - heading "Question name" [level=2]
      - textbox "name" [required]: Ada
    - group "Question address-line-1":
      - heading "Question address-line-1" [level=2]
      - combobox "address-line-1" [required]: 9 Mission Road"
  `);
});
