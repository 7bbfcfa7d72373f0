import { describe, expect, test } from 'vitest';
import { aField, aQuestionSet } from '../../testing/builders.ts';
import { asked, drawn, inVirtualTime, linesWith } from '../../testing/draw-app.ts';
import { openSet } from '../../testing/open-set.ts';

inVirtualTime();

describe('an address', () => {
  const address = (name: string) => aField(name, { item_type: 'ADDRESS', label: name });
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

  test('an address is suggested while it is typed, and can be chosen', async () => {
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

  test('an unknown address is reported as having no match', async () => {
    const page = await open({});
    await page.act({ suggest: 'address-line-1', with: '9 Mis' });
    expect(asked(page)).toMatchInlineSnapshot(`
      "- group "Question address-line-1":
        - heading "Question address-line-1" [level=2]
        - combobox "address-line-1" [required]: 9 Mis
        - listbox "Matching addresses"
        - text: No matches. Check the street and city, or leave out the suite number.
        - status: No matches. Check the street and city, or leave out the suite number.
        - textbox "address-city" [required]"
    `);
  });
});
