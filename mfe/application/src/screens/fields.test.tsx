import { drawElements } from '@fairlead/mfe-kit/testing/draw-elements';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { fork } from 'effector';
import { describe, expect, test } from 'vitest';
import { aField } from '../../testing/builders.ts';
import { ask, asked, type Field, inVirtualTime, options } from '../../testing/draw-app.ts';
import { TextControl } from './question-set/text-control.tsx';

inVirtualTime();

describe('each type of field has its control', () => {
  test('FLOW-015 FLOW-058 radio buttons, a list or checkboxes for a choice', async () => {
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

  test('FLOW-059 a location type is a list, regardless of its field’s name', async () => {
    const page = await ask(
      aField('kind', { type: 'SINGLE_SELECT', enum_options: options('HOME', 'OFFICE') }),
    );
    expect(asked(page)).toMatchInlineSnapshot(`
      "- group "Question kind":
        - heading "Question kind" [level=2]
        - combobox "kind" [required]: Select one"
    `);
  });

  test('FLOW-058 a home among other options is no location type', async () => {
    const page = await ask(
      aField('stored', { type: 'SINGLE_SELECT', enum_options: options('HOME', 'WAREHOUSE') }),
    );
    expect(asked(page)).toMatchInlineSnapshot(`
      "- radiogroup "Question stored" [required]:
        - radio "Option WAREHOUSE"
        - radio "Option HOME""
    `);
  });

  test('FLOW-015 FLOW-018 FLOW-019 a text field for a text, a number, an amount or a day', async () => {
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
      { fill: 'story', with: 'Long\nstory' },
      { fill: 'day', with: '2026-11-25' },
      { fill: 'phone', with: '4155550111' },
      { fill: 'mail', with: ' a@b.co ' },
      { fill: 'site', with: ' b.co ' },
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
        - textbox "story" [required]: Long story
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
    await page.act({ press: 'Save & Continue' });
    expect(page.callsOf('save-answers')[0]?.body).toEqual({
      question_set_id: 'qs_company',
      answers: {
        q_revenue: { revenue: [123456750] },
        q_people: { people: [12] },
        q_name: { name: ['Ada'] },
        q_story: { story: ['Long\nstory'] },
        q_day: { day: ['2026-11-25'] },
        q_phone: { phone: ['(415) 555-0111'] },
        q_mail: { mail: ['a@b.co'] },
        q_site: { site: ['b.co'] },
      },
    });
  });
});

test('a text has the keyboard of its kind, and a long one several lines', () => {
  const typeOf = (field: Partial<Field>) => {
    const control = {
      id: 'f',
      field: aField('f', field),
      value: '',
      text: '',
      isDisabled: false,
      isRequired: true,
      title: undefined,
      hint: undefined,
      error: undefined,
      warning: undefined,
      prefilled: undefined,
      onChange: () => {},
      onBlur: () => {},
    };
    const drawn = drawElements(() => <TextControl {...control} />, { scope: fork() });
    return drawn.find('ui-text-field').props.type;
  };
  expect(typeOf({ type: 'INTEGER' })).toBe('integer');
  expect(typeOf({ type: 'MULTILINE_STRING' })).toBe('multiline');
  expect(typeOf({ field_validations: [{ type: 'EMAIL' }] })).toBe('email');
  expect(typeOf({ field_validations: [{ type: 'URL' }] })).toBe('url');
  expect(typeOf({})).toBe('text');
});
