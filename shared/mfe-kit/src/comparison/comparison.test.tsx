import type { ComparedCell, ComparedGroup } from '@fairlead/domain/packages';
import { expect, test } from 'vitest';
import { drawPart } from '../testing/draw-part.tsx';
import type { ComparedColumn } from './compared-column.ts';
import { ComparisonTable } from './comparison-table.tsx';

const dollars = (amount: number) => ({ value: amount * 100, unit: 'CURRENCY_USD' as const });

const monthly = (amount: number) => ({ amount, interval: 'MONTHLY' as const });

const aColumn = (id: string, more: Partial<ComparedColumn> = {}): ComparedColumn => ({
  id,
  name: 'Growth',
  description: 'For a funded team.',
  price: 200_00,
  per: 'mo',
  isPricing: false,
  isRecommended: false,
  isPinned: false,
  chip: null,
  priceNote: null,
  ...more,
});

const aCell = (coverage: string, more: Partial<ComparedCell> = {}): ComparedCell => ({
  coverage,
  limit: dollars(1_000_000),
  outOfPocket: { label: 'RETENTION', ...dollars(15_000) },
  isIncluded: true,
  difference: null,
  baseLimit: null,
  ...more,
});

const growth = aColumn('pk_1', { isRecommended: true });
const starter = aColumn('pk_2', {
  name: 'Starter',
  description: null,
  price: 90_50,
  isPinned: true,
  chip: 'Updated',
  priceNote: '$109.50 less than Growth',
});

const groups: readonly ComparedGroup[] = [
  {
    product: 'SGL',
    coverages: ['gl', 'ebl'],
    columns: [
      {
        packageId: 'pk_1',
        product: 'SGL',
        price: monthly(100_00),
        cells: [aCell('gl'), aCell('ebl')],
      },
      {
        packageId: 'pk_2',
        product: null,
        price: monthly(0),
        cells: [
          aCell('gl', { isIncluded: false, difference: 'missing', baseLimit: dollars(1_000_000) }),
          aCell('ebl', { isIncluded: false, difference: 'missing' }),
        ],
      },
    ],
  },
  {
    product: 'SML',
    coverages: ['epl', 'dao', 'fiduciary', 'cyber'],
    columns: [
      {
        packageId: 'pk_1',
        product: 'SML',
        price: monthly(100_00),
        cells: [
          aCell('epl'),
          aCell('dao'),
          aCell('fiduciary', { isIncluded: false }),
          aCell('cyber', { outOfPocket: null }),
        ],
      },
      {
        packageId: 'pk_2',
        product: 'SML',
        price: monthly(90_50),
        cells: [
          aCell('epl', { limit: dollars(2_000_000), difference: 'higher' }),
          aCell('dao', {
            limit: dollars(500_000),
            difference: 'lower',
            baseLimit: dollars(1_000_000),
          }),
          aCell('fiduciary', {
            difference: 'added',
            outOfPocket: { label: 'DEDUCTIBLE', ...dollars(2_500) },
          }),
          aCell('cyber', { limit: null, outOfPocket: { label: 'RETENTION', ...dollars(0) } }),
        ],
      },
    ],
  },
];

type Options = Partial<Parameters<typeof ComparisonTable>[0]>;

const draw = (options: Options = {}) =>
  drawPart(() => (
    <ComparisonTable
      label="Your packages"
      columns={[growth, starter]}
      groups={groups}
      baseName="Growth"
      showsOutOfPocket
      highlights={false}
      {...options}
    />
  ));

test('packages are compared side by side: names, prices, and every coverage with what differs', () => {
  expect(draw().body()).toMatchInlineSnapshot(`
    "- group "Your packages":
      - article "Growth":
        - text: RECOMMENDED
        - heading "Growth" [level=2]
        - text: For a funded team.
        - text: $200.00/mo
        - heading "General Liability Policy $100.00/mo" [level=3]
        - list:
          - listitem: General Liability $1,000,000 $15,000 retention
          - listitem: Employee Benefits Liability $1,000,000 $15,000 retention
        - heading "Management & Professional Liability Policy $100.00/mo" [level=3]
        - list:
          - listitem: Employment Practices Liability $1,000,000 $15,000 retention
          - listitem: Directors & Officers $1,000,000 $15,000 retention
          - listitem: Fiduciary Not included
          - listitem: Cyber $1,000,000 No out-of-pocket
      - article "Starter":
        - text: Pinned
        - heading "Starter" [level=2]
        - text: $90.50/mo Updated
        - text: $109.50 less than Growth
        - heading "General Liability Policy None" [level=3]
        - list:
          - listitem: General Liability Not included
          - listitem: Employee Benefits Liability Not included
        - heading "Management & Professional Liability Policy $90.50/mo" [level=3]
        - list:
          - listitem: Employment Practices Liability $2,000,000 Higher $15,000 retention
          - listitem: Directors & Officers $500,000 Lower $15,000 retention
          - listitem: Fiduciary $1,000,000 Added $2,500 deductible
          - listitem: Cyber No out-of-pocket"
  `);
});

test('highlighted differences also say what is missing, and the value of the package compared with', () => {
  expect(draw({ highlights: true }).snapshot('Starter')).toMatchInlineSnapshot(`
    "- text: Pinned
    - heading "Starter" [level=2]
    - text: $90.50/mo Updated
    - text: $109.50 less than Growth
    - heading "General Liability Policy None" [level=3]
    - list:
      - listitem: General Liability Not included Missing Growth: $1,000,000
      - listitem: Employee Benefits Liability Not included Missing
    - heading "Management & Professional Liability Policy $90.50/mo" [level=3]
    - list:
      - listitem: Employment Practices Liability $2,000,000 Higher $15,000 retention
      - listitem: Directors & Officers $500,000 Lower $15,000 retention
      - listitem: Fiduciary $1,000,000 Added $2,500 deductible
      - listitem: Cyber No out-of-pocket"
  `);
});

test('a missing coverage of a package without a name to compare with has no other value', () => {
  expect(draw({ highlights: true, baseName: null }).snapshot('Starter')).toContain(
    'General Liability Not included Missing\n',
  );
});

test('without out-of-pockets, only limits are compared', () => {
  const page = draw({ showsOutOfPocket: false });
  expect(page.snapshot('Growth')).not.toMatch(/retention|out-of-pocket/);
});

test('a check marks a coverage that is included, a cross one that is not, and a mark each difference', () => {
  expect(draw({ highlights: true }).icons()).toMatchInlineSnapshot(`
    [
      "check General Liability $1,000,000 $15,000 retention",
      "check Employee Benefits Liability $1,000,000 $15,000 retention",
      "check Employment Practices Liability $1,000,000 $15,000 retention",
      "check Directors & Officers $1,000,000 $15,000 retention",
      "cross Fiduciary Not included",
      "check Cyber $1,000,000 No out-of-pocket",
      "tack Pinned",
      "cross General Liability Not included Missing Growth: $1,000,000",
      "minus Missing",
      "cross Employee Benefits Liability Not included Missing",
      "minus Missing",
      "check Employment Practices Liability $2,000,000 Higher $15,000 retention",
      "arrow-up Higher",
      "check Directors & Officers $500,000 Lower $15,000 retention",
      "arrow-down Lower",
      "check Fiduciary $1,000,000 Added $2,500 deductible",
      "plus Added",
      "check Cyber No out-of-pocket",
    ]
  `);
});

test('a price that is being updated is not shown', () => {
  const page = draw({ columns: [{ ...growth, isPricing: true }] });
  expect(page.snapshot('Growth')).toContain('- text: Updating price…');
  expect(page.texts()).not.toContain('$200.00/mo');
});

test('each package has its own actions', () => {
  const pressed: string[] = [];
  const page = draw({
    renderActions: (id) => <ui-button label={`Buy ${id}`} onClick={() => void pressed.push(id)} />,
  });
  page.act({ press: 'Buy pk_2', in: 'Starter' });
  expect(pressed).toEqual(['pk_2']);
});

test('a package without coverages of a product has no rows of it', () => {
  const [first] = groups;
  const without = first ? [{ ...first, columns: first.columns.slice(0, 1) }] : [];
  expect(draw({ groups: without }).snapshot('Starter')).not.toContain('General Liability');
});

test('the elements of the packages are reported, and null once they are removed', () => {
  const reported: [string, string][] = [];
  const page = draw({
    onColumn: (id, element) => void reported.push([id, element ? 'element' : 'null']),
  });
  page.unmount();
  expect(reported).toEqual([
    ['pk_1', 'element'],
    ['pk_2', 'element'],
    ['pk_1', 'null'],
    ['pk_2', 'null'],
  ]);
});

test('a key that is pressed in the comparison is handled', () => {
  const keys: string[] = [];
  const page = draw({
    onKeyDown: ({ key }) => void keys.push(key),
    ref: (table) => table?.focus(),
  });
  page.pressEscape();
  expect(keys).toEqual(['Escape']);
});
