import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { describe, expect, test } from 'vitest';
import { aField, aQuestionSet } from '../testing/open-app.ts';
import { openSet } from '../testing/open-set.ts';
import { drawn, from, inVirtualTime, linesWith, type Page } from './testing/draw-app.ts';

inVirtualTime();

const options = (...values: string[]) =>
  values.map((value, index) => ({
    value,
    display_value: `Option ${value}`,
    label: value,
    order: values.length - index,
  }));
type Given = Parameters<typeof aField>[1];
type Field = ReturnType<typeof aField>;

/** A page that asks these fields, each by a question of its own. */
async function ask(...fields: Field[]) {
  const set = aQuestionSet(fields);
  return drawn(openSet({ 'get-application-question-set': () => set, 'save-answers': () => ({}) }));
}

const asked = (page: Page) => {
  const lines = from(page, '- heading').split('\n');
  return lines
    .slice(
      1,
      lines.findIndex((line) => line.includes('button "Back"')),
    )
    .map((line) => line.slice(2))
    .join('\n');
};

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
      - group "Question several" [required]:
        - text: Choose all that apply.
        - checkbox "Option B"
        - checkbox "Option A"
        - text: or
        - checkbox "Option NONE""
    `);
    const many = [...nodesOf(page.outline())].find(({ name }) => name === 'many');
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

describe('what is said of a field', () => {
  const withQuestion = (given: object, ...fields: Field[]) => {
    const set = aQuestionSet(fields);
    const [first] = set.questions;
    const questions = [{ ...(first as object), fields, ...given }] as typeof set.questions;
    return drawn(openSet({ 'get-application-question-set': () => ({ ...set, questions }) }));
  };

  test('FLOW-012 the description of its question', async () => {
    const page = await withQuestion({ description: 'In whole dollars.' }, aField('revenue'));
    expect(asked(page)).toMatchInlineSnapshot(`
      "- group "Question revenue":
        - heading "Question revenue" [level=2]
        - text: In whole dollars.
        - textbox "revenue" [required]"
    `);
    const choice = await withQuestion(
      { description: 'Of the owner.' },
      aField('entity', { type: 'BOOLEAN' }),
    );
    expect(asked(choice)).toMatchInlineSnapshot(`
      "- radiogroup "Question entity" [required]:
        - text: Of the owner.
        - radio "Yes"
        - radio "No""
    `);
  });

  test('several fields of a question are told apart by their labels', async () => {
    const page = await withQuestion(
      { title: 'Who works here?' },
      aField('People', { type: 'INTEGER' }),
      aField('Owned', { type: 'BOOLEAN', required: false }),
      aField('Secret', { hidden: true }),
    );
    expect(asked(page)).toMatchInlineSnapshot(`
      "- group "Who works here?":
        - heading "Who works here?" [level=2]
        - textbox "People" [required]
        - radiogroup "Owned (optional)":
          - radio "Yes"
          - radio "No""
    `);
  });

  test('FLOW-014 an example, where the server has one, and that it is optional or at rest', async () => {
    const page = await ask(
      aField('fein', { field_validations: [{ type: 'ID', helperText: '12-3456789' }] }),
      aField('free', { required: false }),
      aField('said (optional)', { required: false }),
      aField('fixed', { disabled: true, provided_value: 'As it is' }),
    );
    expect(asked(page)).toMatchInlineSnapshot(`
      "- group "Question fein":
        - heading "Question fein" [level=2]
        - text: For example 12-3456789
        - textbox "fein" [required]
      - group "Question free":
        - heading "Question free" [level=2]
        - textbox "free (optional)"
      - group "Question said (optional)":
        - heading "Question said (optional)" [level=2]
        - textbox "said (optional)"
      - group "Question fixed":
        - heading "Question fixed" [level=2]
        - textbox "fixed" [disabled] [required]: As it is"
    `);
  });

  test('FLOW-055 FLOW-056 FLOW-057 where a value came from, until it is edited; a low one is warned of', async () => {
    const page = await ask(
      aField('revenue', {
        type: 'CURRENCY',
        field_validations: [{ type: 'MIN', value: 100_000 }],
        outside_data_values: [
          { source: 'LAST_YEARS_APPLICATION', value: 120_000_050, index: null },
        ],
      }),
      aField('people', {
        outside_data_values: [{ source: 'ENRICHMENT', value: '12', index: null }],
      }),
    );
    expect(from(page, '- heading')).toMatchInlineSnapshot(`
      "- heading "About the company" [level=1]
        - status: We filled in 1 answer from last year’s application. Check that it still holds.
        - status: We filled in 1 answer from public records. Check that it still holds.
        - group "Question revenue":
          - heading "Question revenue" [level=2]
          - text: From last year’s application
          - text: $
          - textbox "revenue" [required]: 1,200,000.50
        - group "Question people":
          - heading "Question people" [level=2]
          - text: We found this for you
          - textbox "people" [required]: 12
        - button "Back"
        - button "Save & Continue"
      - text: Your answers are saved each time you continue. Until then this browser keeps what you type."
    `);
    await page.act({ fill: 'revenue', with: '48' });
    expect(asked(page)).toMatchInlineSnapshot(`
      "- status: We filled in 1 answer from last year’s application. Check that it still holds.
      - status: We filled in 1 answer from public records. Check that it still holds.
      - group "Question revenue":
        - heading "Question revenue" [level=2]
        - text: $
        - textbox "revenue" [required]: 48
        - text: Entered value appears low. Please review your entry to ensure it's accurate before proceeding.
      - group "Question people":
        - heading "Question people" [level=2]
        - text: We found this for you
        - textbox "people" [required]: 12"
    `);
  });
});

describe('an address', () => {
  const address = (name: string, more: Given = {}) =>
    aField(name, { item_type: 'ADDRESS', label: name, ...more });
  const street = '9 Mission Road, Daly City, CA, USA';
  const place = {
    line_1: street,
    city: 'Daly City',
    region: 'US-CA',
    county: 'San Mateo',
    postal_code: '94014',
    country: 'US',
  };
  const open = (places: object) => {
    const fields = [address('address-line-1'), address('address-city')];
    const set = aQuestionSet(fields.slice(0, 1));
    const questions = set.questions.map((question) => ({ ...question, fields }));
    return drawn(
      openSet(
        { 'get-application-question-set': () => ({ ...set, questions }) },
        { places: places as never },
      ),
    );
  };

  test('is suggested while it is typed, and chosen', async () => {
    const page = await open({ p1: place });
    await page.act({ suggest: 'address-line-1', with: '9 Mis' });
    expect(asked(page)).toMatchInlineSnapshot(`
      "- group "Question address-line-1":
        - heading "Question address-line-1" [level=2]
        - combobox "address-line-1" [expanded] [required]: 9 Mis
        - listbox "Matching addresses":
          - option "9 Mission Road Daly City, CA"
        - status: 1 suggestion
        - textbox "address-city" [required]"
    `);
    await page.act({ press: '9 Mission Road Daly City, CA' });
    expect(linesWith(page, 'box')).toEqual([
      '- combobox "address-line-1" [required]: 9 Mission Road, Daly City, CA, USA',
      '- textbox "address-city" [required]: Daly City',
    ]);
  });

  test('that nobody knows is said to have no match', async () => {
    const page = await open({});
    await page.act({ suggest: 'address-line-1', with: '9 Mis' });
    expect(asked(page)).toMatchInlineSnapshot(`
      "- group "Question address-line-1":
        - heading "Question address-line-1" [level=2]
        - combobox "address-line-1" [required]: 9 Mis
        - listbox "Matching addresses"
        - text: No match. Check the street and the city, or leave out the suite number.
        - status: No match. Check the street and the city, or leave out the suite number.
        - textbox "address-city" [required]"
    `);
  });
});
