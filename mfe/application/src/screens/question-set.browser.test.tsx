import { aField, aQuestionSet, someProgress } from '../../testing/builders.ts';
import '../styles/index.css';
import { ApiError } from '@fairlead/contracts';
import axe from 'axe-core';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openApp } from '../../testing/open-app.ts';
import { shown, showScreen } from '../../testing/show-screen.tsx';
import { QuestionSetScreen } from './question-set/question-set.tsx';

const options = (...values: string[]) =>
  values.map((value, order) => ({ value, display_value: `Option ${value}`, label: value, order }));

const everyType = aQuestionSet([
  aField('yes-or-no', { type: 'BOOLEAN' }),
  aField('few', { type: 'SINGLE_SELECT', enum_options: options('A', 'B', 'C', 'D') }),
  aField('many', { type: 'SINGLE_SELECT', enum_options: options('A', 'B', 'C', 'D', 'E') }),
  aField('primary-address-type', {
    type: 'SINGLE_SELECT',
    enum_options: options('HOME', 'OFFICE', 'COWORKING_SPACE'),
  }),
  aField('several', {
    type: 'MULTI_SELECT',
    enum_options: options('A', 'B', 'NONE'),
    field_validations: [{ type: 'EXCLUSIVE_OPTION', value: 'NONE' }],
  }),
  aField('revenue', {
    type: 'CURRENCY',
    field_validations: [{ type: 'MIN', value: 100_000 }],
    outside_data_values: [{ source: 'LAST_YEARS_APPLICATION', value: 120_000_050, index: null }],
  }),
  aField('people', { type: 'INTEGER' }),
  aField('name', { type: 'STRING' }),
  aField('story', { type: 'MULTILINE_STRING' }),
  aField('day', { type: 'DATE' }),
]);

async function open(set = everyType, save: () => unknown = () => someProgress('qs_company')) {
  const app = await openApp({
    at: '/application/app_1/qs_company',
    answers: {
      'get-application-question-set': () => set,
      'get-next-question-set': () => someProgress('qs_company'),
      'save-answers': save,
    },
  });
  const place = await showScreen(app, QuestionSetScreen, ['button', 'Save & Continue']);
  return { app, place };
}
const control = (id: string) => document.getElementById(id) as HTMLInputElement;

describe('the question set page', () => {
  test('FLOW-005 the page has Back, Save & Continue and a progress bar', async () => {
    const { place } = await open();
    expect(place.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('4');
    await shown('button', 'Back');
    await shown('h1', 'About the company');
  });

  test('a set that is not editable is shown with every control at rest', async () => {
    const { place } = await open({ ...everyType, editable: false });
    const controls = [
      ...place.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)'),
    ];
    expect(controls.length).toBeGreaterThan(10);
    expect(controls.filter((control) => !control.matches(':disabled'))).toEqual([]);
  });

  test('FLOW-015 FLOW-058 FLOW-059 each type of field has its control', async () => {
    await open();
    const kinds = Object.fromEntries(
      everyType.questions.map(({ name }) => {
        const element = control(name);
        return [
          name,
          element.matches('fieldset') ? element.querySelector('input')?.type : element.localName,
        ];
      }),
    );
    expect(kinds).toEqual({
      'yes-or-no': 'radio',
      few: 'radio',
      many: 'select',
      'primary-address-type': 'select',
      several: 'checkbox',
      revenue: 'input',
      people: 'input',
      name: 'input',
      story: 'textarea',
      day: 'input',
    });
  });

  test('FLOW-055 money is in dollars with its source beside it, until it is edited', async () => {
    const { place } = await open();
    expect(control('revenue').value).toBe('1,200,000.50');
    await shown('.prefilled', 'From last year’s application');
    await userEvent.fill(control('revenue'), '48');
    await userEvent.tab();
    expect(place.querySelector('.prefilled')).toBeNull();
    await shown(
      '.field-warning',
      "Entered value appears low. Please review your entry to ensure it's accurate before proceeding.",
    );
  });

  test('FLOW-053 an exclusive option clears the others', async () => {
    const { app } = await open();
    const several = control('several');
    const [a, , none] = [...several.querySelectorAll('input')];
    a?.click();
    none?.click();
    expect(app.get(app.model.questionSet.$values).get('several')).toEqual(['NONE']);
    expect(a?.checked).toBe(false);
  });
});

describe('what belongs together', () => {
  const namesOf = (place: HTMLElement) =>
    [...place.querySelectorAll('[aria-labelledby]')].map((group) => [
      group.localName,
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    ]);

  test('the form is called by its set, and the fields of a question by their question', async () => {
    const { place } = await open(aQuestionSet([aField('name'), aField('site')]));
    expect(namesOf(place)).toEqual([
      ['form', 'About the company'],
      ['fieldset', 'Question name'],
      ['fieldset', 'Question site'],
    ]);
  });

  test('a row is a group of its name', async () => {
    const { place } = await open(
      aQuestionSet([aField('state', { label: 'Question state' })], {
        type: 'SCALAR',
        row_label: 'State',
        min_rows: 2,
        max_rows: 3,
      }),
    );
    expect(namesOf(place)).toEqual([
      ['form', 'About the company'],
      ['fieldset', 'State 1'],
      ['fieldset', 'State 2'],
    ]);
  });
});

describe('a whole number', () => {
  const people = aQuestionSet([
    aField('people', { type: 'INTEGER', field_validations: [{ type: 'MIN', value: 0 }] }),
  ]);

  test.each([
    ['-5', 'Must be greater than or equal to 0'],
    ['12.5', 'Enter a whole number, like 1,250'],
    ['12,5', 'Enter a whole number, like 1,250'],
  ])('%s stays as it was typed and is called wrong', async (typed, message) => {
    const { app } = await open(people);
    control('people').focus();
    await userEvent.keyboard(typed);
    await userEvent.tab();
    await shown('.field-error', message);
    expect(control('people').value).toBe(typed);
    expect(app.get(app.model.questionSet.$values).get('people')).toBe(typed);
  });
});

describe('what a field says of itself', () => {
  test('a required select and a required group of radios are announced as required', async () => {
    await open();
    const isAnnounced = (id: string) => [
      control(id).getAttribute('aria-required'),
      document.getElementById(`${id}-r`)?.textContent,
    ];
    expect([isAnnounced('few'), isAnnounced('many'), isAnnounced('yes-or-no')]).toEqual([
      ['true', 'Required'],
      ['true', 'Required'],
      ['true', 'Required'],
    ]);
  });

  test('a disabled field isn’t labeled optional, an optional one is', async () => {
    const set = aQuestionSet([
      aField('given', { required: false, disabled: true }),
      aField('free', { required: false }),
      aField('said (optional)', { required: false }),
    ]);
    const { place } = await open(set);
    const labels = [...place.querySelectorAll('form label')];
    expect(labels.map((label) => label.textContent)).toEqual([
      'given',
      'free (optional)',
      'said (optional)',
    ]);
    const marks = labels.map((label) => label.querySelector('.optional')?.textContent);
    expect(marks).toEqual([undefined, '(optional)', '(optional)']);
  });
});

describe('continuing with errors', () => {
  test('errors that come back while one types leave the focus in the field', async () => {
    const { place } = await open(aQuestionSet([aField('name', { type: 'STRING' })]));
    (await shown('button', 'Save & Continue')).click();
    await vi.waitFor(() => expect(document.activeElement?.className).toBe('error-summary'));
    control('name').focus();
    await userEvent.keyboard('P');
    await vi.waitFor(() => expect(place.querySelector('.error-summary')).toBeNull());
    await userEvent.keyboard('{Backspace}');
    await shown('.field-error', 'Required');
    expect(document.activeElement?.id).toBe('name');
  });

  test('a field that the server refuses brings the focus to the summary, and stays marked until it is changed', async () => {
    const refused = [{ field: 'name', message: 'It is taken' }];
    const { place } = await open(aQuestionSet([aField('name', { type: 'STRING' })]), () => {
      throw new ApiError(400, { detail: refused });
    });
    control('name').focus();
    await userEvent.keyboard('Pebblewick');
    (await shown('button', 'Save & Continue')).click();
    await vi.waitFor(() => expect(place.querySelector('.error-summary')).not.toBeNull());
    await vi.waitFor(() => expect(document.activeElement?.className).toBe('error-summary'));
    await shown('.field-error', 'It is taken');
    control('name').focus();
    await userEvent.keyboard('s');
    await vi.waitFor(() => expect(place.querySelector('.field-error')).toBeNull());
  });

  test('the summary takes the focus, its links lead to the fields, and it shrinks as they are fixed', async () => {
    const { place } = await open();
    (await shown('button', 'Save & Continue')).click();
    await vi.waitFor(() => expect(document.activeElement?.className).toBe('error-summary'));
    expect(place.querySelectorAll('.error-summary li')).toHaveLength(9);
    (await shown('.error-summary a', 'Question name: Required')).click();
    expect(document.activeElement?.id).toBe('name');
    await userEvent.keyboard('Pebblewick');
    await vi.waitFor(() => expect(place.querySelectorAll('.error-summary li')).toHaveLength(8));
    expect(control('name').getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement?.id).toBe('name');
  });
});

describe('for everyone', () => {
  test.each(['fairlead', 'vanta'])(
    'axe finds nothing on a page with errors in %s',
    async (experience) => {
      document.documentElement.dataset.experience = experience;
      const { place } = await open();
      (await shown('button', 'Save & Continue')).click();
      await vi.waitFor(() =>
        expect(place.querySelectorAll('.field-error').length).toBeGreaterThan(0),
      );
      const { violations } = await axe.run(place, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      });
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    },
  );
});
