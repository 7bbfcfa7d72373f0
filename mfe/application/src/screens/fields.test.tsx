import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { describe, expect, test } from 'vitest';
import { aField } from '../../testing/builders.ts';

import { ask, asked, inVirtualTime, linesWith } from '../../testing/draw-app.ts';

inVirtualTime();

const options = (...values: string[]) =>
  values.map((value, index) => ({
    value,
    display_value: `Option ${value}`,
    label: value,
    order: values.length - index,
  }));

describe('each type of field has its control', () => {
  test('FLOW-015 FLOW-058 a choice', async () => {
    const page = await ask(
      aField('yes-or-no', { type: 'BOOLEAN' }),
      aField('few', { type: 'SINGLE_SELECT', enum_options: options('A', 'B', 'C', 'D') }),
      aField('many', { type: 'SINGLE_SELECT', enum_options: options('A', 'B', 'C', 'D', 'E') }),
      aField('several', {
        type: 'MULTI_SELECT',
        enum_options: options('NONE', 'A', 'B'),
        field_validations: [{ type: 'EXCLUSIVE_OPTION', value: 'NONE' }],
      }),
    );
    expect(asked(page)).toMatchInlineSnapshot(`
      "- radiogroup "Question yes-or-no" [required]:
        - radio "Yes"
        - radio "No"
      - radiogroup "Question few" [required]:
        - radio "Option D"
        - radio "Option C"
        - radio "Option B"
        - radio "Option A"
      - group "Question many":
        - heading "Question many" [level=2]
        - combobox "many" [required]: Select one
      - group "Question several":
        - text: Choose all that apply.
        - checkbox "Option B"
        - checkbox "Option A"
        - text: or
        - checkbox "Option NONE""
    `);
    const many = nodesOf(page.outline()).find(({ name }) => name === 'many');
    expect(many?.options).toEqual([
      'Select one',
      'Option E',
      'Option D',
      'Option C',
      'Option B',
      'Option A',
    ]);
  });

  test('FLOW-059 a kind of place is a list, whatever its field is called', async () => {
    const page = await ask(
      aField('kind', { type: 'SINGLE_SELECT', enum_options: options('HOME', 'OFFICE') }),
    );
    expect(asked(page)).toMatchInlineSnapshot(`
      "- group "Question kind":
        - heading "Question kind" [level=2]
        - combobox "kind" [required]: Select one"
    `);
  });

  test('FLOW-015 a text, a number, an amount or a day', async () => {
    const page = await ask(
      aField('revenue', { type: 'CURRENCY' }),
      aField('people', { type: 'INTEGER' }),
      aField('name', { type: 'STRING' }),
      aField('story', { type: 'MULTILINE_STRING' }),
      aField('day', { type: 'DATE' }),
      aField('phone', { field_validations: [{ type: 'PHONE_NUMBER' }] }),
      aField('mail', { field_validations: [{ type: 'EMAIL' }] }),
      aField('site', { field_validations: [{ type: 'URL' }] }),
    );
    await page.act(
      { fill: 'revenue', with: '1234567.5' },
      { fill: 'people', with: '12' },
      { fill: 'name', with: 'Ada' },
      { fill: 'story', with: 'Long' },
      { fill: 'day', with: '2026-11-25' },
      { fill: 'phone', with: '4155550111' },
      { fill: 'mail', with: 'a@b.co' },
      { fill: 'site', with: 'b.co' },
    );
    expect(asked(page)).toMatchInlineSnapshot(`
      "- group "Question revenue":
        - heading "Question revenue" [level=2]
        - text: $
        - textbox "revenue" [required]: 1,234,567.5
      - group "Question people":
        - heading "Question people" [level=2]
        - textbox "people" [required]: 12
      - group "Question name":
        - heading "Question name" [level=2]
        - textbox "name" [required]: Ada
      - group "Question story":
        - heading "Question story" [level=2]
        - textbox "story" [required]: Long
      - group "Question day":
        - heading "Question day" [level=2]
        - textbox "day" [required]: 2026-11-25
      - group "Question phone":
        - heading "Question phone" [level=2]
        - textbox "phone" [required]: (415) 555-0111
      - group "Question mail":
        - heading "Question mail" [level=2]
        - textbox "mail" [required]: a@b.co
      - group "Question site":
        - heading "Question site" [level=2]
        - textbox "site" [required]: b.co"
    `);
  });
});

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

  test('of a list and of radios stands there', async () => {
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
  });
});
