import { describe, expect, test } from 'vitest';
import { drawIntake, inVirtualTime, linesOf, terms } from '../../testing/draw-intake.ts';
import { visitor } from '../../testing/open-intake.ts';

inVirtualTime();

describe('what is wrong', () => {
  test('INTAKE-031 INTAKE-032 INTAKE-041 INTAKE-042 what is wrong is shown at each field after Continue, and above them all', async () => {
    const page = await drawIntake(visitor);
    await page.act({ press: 'Continue' });
    expect(
      page.body().slice(0, page.body().indexOf('- region')).split('\n').slice(10).join('\n'),
    ).toMatchInlineSnapshot(`
      "- alert:
        - heading "Please complete the missing required fields" [level=2]
        - list:
          - listitem:
            - link "Legal business name"
          - listitem:
            - link "Website"
          - listitem:
            - link "Primary address"
          - listitem:
            - link "Type of location"
          - listitem:
            - link "First name"
          - listitem:
            - link "Last name"
          - listitem:
            - link "Email"
          - listitem:
            - link "Phone number"
          - listitem:
            - link "Job title"
          - listitem:
            - link "How did you hear about us?"
          - listitem:
            - link "Terms of use"
      "
    `);
    expect(page.texts().filter((text) => text.includes(': ') || text.includes('agree'))).toEqual([
      'Legal business name: Required',
      'Website: Required',
      'Primary address: Enter your address and select the matching result',
      'Type of location: Required',
      'First name: Required',
      'Last name: Required',
      'Email: Required',
      'Phone number: Required',
      'Job title: Required',
      'How did you hear about us: Required',
      'Please agree to continue',
    ]);
  });

  test('INTAKE-032 the summary drops what was fixed', async () => {
    const page = await drawIntake(visitor);
    await page.act({ press: 'Continue' }, { fill: 'First name', with: 'Ada' });
    expect(linesOf(page, 'First name')).toEqual(['- textbox "First name" [required]: Ada']);
    expect(page.texts().filter((text) => text === 'First name')).toHaveLength(1);
    expect(page.texts().filter((text) => text === 'Last name')).toHaveLength(2);
  });

  test('INTAKE-047 what is wrong is shown at a field once it is left', async () => {
    const page = await drawIntake(visitor);
    for (const label of [
      'Legal business name',
      'Website',
      'First name',
      'Last name',
      'Email',
      'Phone number',
    ]) {
      expect(linesOf(page, `${label}: Required`)).toEqual([]);
      await page.act({ fill: label, with: ' ' });
      expect(linesOf(page, `${label}: Required`)).toEqual([`- text: ${label}: Required`]);
    }
    await page.act({ check: terms }, { uncheck: terms });
    expect(linesOf(page, 'agree')).toContain('- text: Please agree to continue');
  });
});
