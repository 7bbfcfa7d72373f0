import type { Outline } from '@fairlead/ui/semantics/outline';
import { openPage, type Page } from './open-page.ts';
import { cellsIn, listedIn, matchedIn, offers, partOf, type ShownLine } from './shown-lines.ts';

export type Program = {
  readonly persona: string;
  readonly submission: string;
  readonly packageId: string;
  readonly name: string;
  readonly isOnly: boolean;
};
export type Interval = 'MONTHLY' | 'ANNUALLY';

const units = { MONTHLY: 'mo', ANNUALLY: 'yr' } as const;
const amount = '(\\$[\\d,.]+)';

/** Returns the lines of a package by screen, where the screen offers the interval: as the client sees them, and the admin. */
export async function amountsOf(
  { persona, submission, packageId, name, isOnly }: Program,
  interval: Interval,
): Promise<ReadonlyMap<string, readonly ShownLine[]>> {
  const seen = new Map<string, readonly ShownLine[]>();
  const address = `/market-submission/${submission}`;
  const unit = units[interval];
  const page = await openPage(persona, address);
  const look = async () => (await page.look()).outline;
  if (!isOnly) {
    seen.set('comparison', comparedIn(partOf(await look(), name), unit));
    await page.goTo(`${address}/print`);
    seen.set('print', printedIn(await look(), name, interval));
    await page.goTo(`${address}/packages/${packageId}`);
  }
  if (await choose(page, interval, 'Billing')) {
    const own = await look();
    seen.set('package', [...policiesIn(own, unit), ...orderIn(own, 'Checkout summary')]);
    await page.perform('continue with the package');
    if ((await page.look()).screen !== 'billing')
      await page.perform('continue with the other package');
    await choose(page, interval, 'Payment schedule');
    seen.set('billing', orderIn(await look(), 'Order summary'));
    await page.perform('continue to payment');
    seen.set('checkout', orderIn(await look(), 'Order summary'));
  }
  await page.close();
  seen.set('board', await boardOf(submission, name, interval));
  return new Map([...seen].filter(([, lines]) => lines.length > 0));
}

async function choose(page: Page, interval: Interval, of: string): Promise<boolean> {
  const { outline } = await page.look();
  if (!offers(outline, 'radio', interval)) return false;
  await page.act({ choose: interval, of });
  return true;
}

async function boardOf(submission: string, name: string, interval: Interval) {
  const page = await openPage(
    'admin-without-application',
    `/admin/market-submissions/${submission}`,
  );
  await page.perform('show prices', interval);
  const { outline } = await page.look();
  await page.close();
  const [total] = labeled(
    'Total',
    partOf(outline, `Package ${name}`),
    `${amount} /${units[interval]}`,
  );
  return total ? [total] : [];
}

/** The policies of a column, "General Liability Policy $135.83/mo", and the price of its package. */
const comparedIn = (column: Outline, unit: string): readonly ShownLine[] => [
  ...matchedIn(column, new RegExp(`- heading "(.+) ${amount}/${unit}" \\[level=3\\]$`, 'gm')),
  ...labeled('Total', column, `${amount}/${unit}`),
];

function printedIn(outline: Outline, name: string, interval: Interval): readonly ShownLine[] {
  const head = cellsIn(outline, 'Price').findIndex((cell) => cell.startsWith(name));
  const cell = cellsIn(outline, interval === 'MONTHLY' ? 'Monthly' : 'Annually')[head];
  const [, found] = /^(\$[\d,.]+)/.exec(cell ?? '') ?? [];
  return found ? [{ label: 'Total', amount: found }] : [];
}

export const policies = [
  'General Liability Policy',
  'Commercial Package Policy',
  'Management & Professional Liability Policy',
  'Cyber, Errors & Omissions, and Media Liability Policy',
];

/** The price in the head of each policy. */
const policiesIn = (own: Outline, unit: string): readonly ShownLine[] =>
  policies.flatMap((policy) =>
    labeled(policy, partOf(own, policy).slice(0, 2), `${amount} /${unit}`),
  );

const totals = ['Total per month', 'Total per year', 'Each month', 'For the year'];

/** The lines of an order, its total and what is due. */
const orderIn = (outline: Outline, name: string): readonly ShownLine[] => [
  ...listedIn(partOf(outline, name)).map((line) =>
    totals.includes(line.label) ? { ...line, label: 'Total' } : line,
  ),
  ...labeled('Due', partOf(outline, name), `(?:Due Today|Due at checkout:) ${amount}`),
];

/** Returns the texts that match, under this label. */
const labeled = (label: string, part: Outline, text: string): readonly ShownLine[] =>
  matchedIn(part, new RegExp(`- text: ()${text}$`, 'gm')).map((line) => ({ ...line, label }));
