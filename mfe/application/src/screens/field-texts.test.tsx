import { describe, expect, test } from 'vitest';
import { aField } from '../../testing/builders.ts';
import { ask, asked, askTogether, from, inVirtualTime } from '../../testing/draw-app.ts';

inVirtualTime();

describe('the texts of a field', () => {
  test('FLOW-012 include the description of its question', async () => {
    const page = await askTogether({ description: 'In whole dollars.' }, aField('revenue'));
    expect(asked(page)).toMatchInlineSnapshot(`
      "- group "Question revenue":
        - heading "Question revenue" [level=2]
        - text: In whole dollars.
        - textbox "revenue" [required]"
    `);
  });

  test('FLOW-012 include the description of a question that is one choice', async () => {
    const choice = await askTogether(
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

  test('distinguish it from the others of its question', async () => {
    const page = await askTogether(
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

  test('FLOW-014 give the server’s helper text as it is, and say that it is optional or disabled', async () => {
    const page = await ask(
      aField('fein', {
        field_validations: [{ type: 'ID', helperText: 'Nine digits, like 12-3456789' }],
      }),
      aField('state', { validation: { error: null, helperText: 'Two letters' } }),
      aField('free', { required: false }),
      aField('said (optional)', { required: false }),
      aField('fixed', { disabled: true, provided_value: 'As it is' }),
    );
    expect(asked(page)).toMatchInlineSnapshot(`
      "- group "Question fein":
        - heading "Question fein" [level=2]
        - text: Nine digits, like 12-3456789
        - textbox "fein" [required]
      - group "Question state":
        - heading "Question state" [level=2]
        - text: Two letters
        - textbox "state" [required]
      - group "Question free":
        - heading "Question free" [level=2]
        - textbox "free (optional)"
      - group "Question said (optional)":
        - heading "Question said (optional)" [level=2]
        - textbox "said (optional)"
      - group "Question fixed":
        - heading "Question fixed" [level=2]
        - textbox "fixed" [disabled]: As it is"
    `);
  });

  test('FLOW-055 FLOW-056 FLOW-057 say where a value came from until it is edited, and warn of a low one', async () => {
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
      - text: We save your answers each time you continue. Until then this browser keeps what you type."
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
        - text: Last year: $1,200,000.50
        - button "Restore last year’s answer: revenue" ("Restore")
      - group "Question people":
        - heading "Question people" [level=2]
        - text: We found this for you
        - textbox "people" [required]: 12"
    `);
    await page.act({ press: 'Restore last year’s answer: revenue' });
    expect(asked(page)).toContain('textbox "revenue" [required]: 1,200,000.50');
    expect(asked(page)).not.toContain('Last year: $1,200,000.50');
  });
});
