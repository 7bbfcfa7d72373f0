import { hdyhauOptions } from '@fairlead/domain';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { describe, expect, test } from 'vitest';
import { drawIntake, form, inVirtualTime, linesOf, type Page } from '../../testing/draw-intake.ts';
import { visitor } from '../../testing/open-intake.ts';

inVirtualTime();

const optionsOf = (page: Page, label: string) =>
  nodesOf(page.outline()).find(({ name }) => name === label)?.options;

test('INTAKE-003 INTAKE-033 INTAKE-043 the form asks about the business and the role', async () => {
  const page = await drawIntake(visitor);
  expect(form(page)).toMatchInlineSnapshot(`
      "- region "Tell about the business":
        - heading "Tell about the business" [level=2]
        - text: As it appears on your incorporation papers.
        - textbox "Legal business name" [required]
        - textbox "Website" [required]
        - checkbox "My business does not have a website yet."
        - text: Enter your street address and choose the match from the list. We insure companies in the United States.
        - combobox "Primary address" [required]
        - textbox "Address line 2 (optional)"
        - combobox "Type of location" [required]: Select one
      - region "Tell us about your role":
        - heading "Tell us about your role" [level=2]
        - textbox "First name" [required]
        - textbox "Last name" [required]
        - text: We’ll send your quotes to this address.
        - textbox "Email" [required]
        - text: We’ll only call if an underwriter has a question.
        - textbox "Phone number" [required]
        - combobox "Job title" [required]: Select one
        - combobox "How did you hear about us?" [required]: Select one
        - separator
        - checkbox "I’ve read the terms of use (opens in a new tab) and the privacy notice (opens in a new tab), and I’m authorized to request quotes for the company." [required]
        - link "terms of use (opens in a new tab)"
        - link "privacy notice (opens in a new tab)"
        - button "Continue"
        - text: You can stop at any time. Your answers are kept."
    `);
  const role = 'Tell us about your role';
  await page.act({ press: 'terms of use (opens in a new tab)', in: role });
  await page.act({ press: 'privacy notice (opens in a new tab)', in: role });
  expect(page.followed).toEqual(['/terms-of-use', '/privacy-notice']);
});

test('INTAKE-024 INTAKE-039 the choices are those of the specification', async () => {
  const page = await drawIntake(visitor);
  expect(optionsOf(page, 'Type of location')).toEqual([
    'Select one',
    'Co-working space',
    'Home',
    'Office, lease or owned',
  ]);
  expect(optionsOf(page, 'Job title')).toEqual([
    'Select one',
    'CEO',
    'CFO',
    'COO',
    'CTO',
    'Co-Founder',
    'General Counsel',
    'General Partner',
    'Other',
  ]);
  expect(optionsOf(page, 'How did you hear about us?')).toEqual(['Select one', ...hdyhauOptions]);
});

describe('what is asked for only after some answers', () => {
  test('INTAKE-036 the title is asked for in words after Other', async () => {
    const page = await drawIntake(visitor);
    await page.act({ choose: 'Other', of: 'Job title' });
    expect(linesOf(page, 'Tell us more')).toEqual(['- textbox "Tell us more" [required]']);
    await page.act({ choose: 'CEO', of: 'Job title' });
    expect(linesOf(page, 'Tell us more')).toEqual([]);
  });

  test('INTAKE-037 INTAKE-038 the name of a referral is asked for after a referral or Other', async () => {
    const page = await drawIntake(visitor);
    await page.act(
      { choose: 'Personal Referral', of: 'How did you hear about us?' },
      { fill: 'Please name it', with: 'Ro' },
    );
    expect(linesOf(page, 'Please name it')).toEqual(['- textbox "Please name it" [required]: Ro']);
    await page.act({ choose: 'Event', of: 'How did you hear about us?' });
    expect(linesOf(page, 'Please name it')).toEqual([]);
    await page.act({ choose: 'Other', of: 'How did you hear about us?' });
    expect(linesOf(page, 'Please name it')).toEqual(['- textbox "Please name it" [required]']);
  });
});

test('INTAKE-033 INTAKE-034 INTAKE-035 without a website its field is empty and cannot be typed in', async () => {
  const page = await drawIntake(visitor);
  await page.act(
    { fill: 'Website', with: 'pebblewick.example.com' },
    { check: 'My business does not have a website yet.' },
  );
  expect(linesOf(page, 'ebsite')).toEqual([
    '- textbox "Website" [disabled]',
    '- checkbox "My business does not have a website yet." [checked]:',
  ]);
  expect(form(page)).toContain('No problem. We may ask for a short description instead.');
  await page.act({ uncheck: 'My business does not have a website yet.' });
  expect(linesOf(page, 'textbox "Website')).toEqual(['- textbox "Website" [required]']);
});

test('INTAKE-049 a phone number is written in its format', async () => {
  const page = await drawIntake(visitor);
  await page.act({ fill: 'Phone number', with: '4155550111' });
  expect(linesOf(page, 'Phone number')).toEqual([
    '- textbox "Phone number" [required]: (415) 555-0111',
  ]);
});
