import { draftsFlushed, memoryStorage } from '@fairlead/store';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawIntake } from '../../testing/draw-intake.ts';
import { forgetSeen, visitor } from '../../testing/open-intake.ts';

beforeEach(() => {
  forgetSeen();
  vi.useFakeTimers();
  vi.setTimerTickMode('nextTimerAsync');
});
afterEach(() => void vi.useRealTimers());

const terms =
  'I’ve read the terms of use (opens in a new tab) and the privacy notice (opens in a new tab), and I’m authorized to request quotes for the company.';

type Page = Awaited<ReturnType<typeof drawIntake>>;

/** What the page says after the sign-in panel. */
const form = (page: Page) => page.body().slice(page.body().indexOf('- region "Tell about'));
const linesOf = (page: Page, words: string) =>
  form(page)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes(words));
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
        - text: We’ll send your quotes and documents to this address.
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
  await page.act({ press: 'terms of use (opens in a new tab)' });
  await page.act({ press: 'privacy notice (opens in a new tab)' });
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
  expect(optionsOf(page, 'How did you hear about us?')).toEqual([
    'Select one',
    'Accelerator or Incubator',
    'Billboard',
    'Event',
    'Email/Newsletter/Podcast',
    'The Generalist',
    'Insurance Broker',
    'Investor/Venture Firm',
    'Justworks',
    'Personal Referral',
    'Podcast',
    'Service Provider',
    'Search Engine',
    'Social Media',
    'WeWork',
    'YCombinator',
    'Other',
  ]);
});

describe('what is asked for only then', () => {
  test('INTAKE-036 a title that is Other, in words', async () => {
    const page = await drawIntake(visitor);
    await page.act({ choose: 'Other', of: 'Job title' });
    expect(linesOf(page, 'Tell us more')).toEqual(['- textbox "Tell us more" [required]']);
    await page.act({ choose: 'CEO', of: 'Job title' });
    expect(linesOf(page, 'Tell us more')).toEqual([]);
  });

  test('INTAKE-037 INTAKE-038 who referred', async () => {
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

describe('what is wrong', () => {
  test('INTAKE-031 INTAKE-032 INTAKE-041 INTAKE-042 is said at each field after Continue, and above them all', async () => {
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

  test('INTAKE-032 and the summary leaves what has been mended', async () => {
    const page = await drawIntake(visitor);
    await page.act({ press: 'Continue' }, { fill: 'First name', with: 'Ada' });
    expect(linesOf(page, 'First name')).toEqual(['- textbox "First name" [required]: Ada']);
    expect(page.texts().filter((text) => text === 'First name')).toHaveLength(1);
    expect(page.texts().filter((text) => text === 'Last name')).toHaveLength(2);
  });

  test('INTAKE-047 is said of a field once it is left', async () => {
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

test('INTAKE-049 a phone number is written in its format', async () => {
  const page = await drawIntake(visitor);
  await page.act({ fill: 'Phone number', with: '4155550111' });
  expect(linesOf(page, 'Phone number')).toEqual([
    '- textbox "Phone number" [required]: (415) 555-0111',
  ]);
});

test('beside the button stands that the browser keeps nothing, where it does not', async () => {
  const page = await drawIntake(visitor, {
    storage: { ...memoryStorage(), isPersistent: () => false },
  });
  await page.act({ fill: 'First name', with: 'Ada' });
  await allSettled(draftsFlushed, { scope: page.scope });
  expect(form(page).split('\n').slice(-3).join('\n')).toMatchInlineSnapshot(`
    "  - link "privacy notice (opens in a new tab)"
      - status: This browser couldn’t save what you typed: its storage is full or blocked. Make room, or allow storage for this site, before you continue: the next step leaves this page.
      - button "Continue""
  `);
  await vi.waitFor(() => expect(page.unsavedEdits.size).toBe(1));
});
