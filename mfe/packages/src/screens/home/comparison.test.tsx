import { expect, test } from 'vitest';
import {
  aCoverage,
  aLimit,
  anOutOfPocket,
  aPackage,
  aQuote,
  aSubmission,
} from '../../../testing/builders.ts';
import { drawScreen } from '../../../testing/draw-screen.ts';

const limits = (name: string, value: number) => [
  aLimit({ unique_name: `${name}_agg_limit`, value }),
];
const growth = aPackage('pk_1', {
  name: 'Growth',
  description: 'For a funded team.',
  quotes: [
    aQuote('a', { coverages: [aCoverage('epl'), aCoverage('dao')] }),
    aQuote('b', {
      product_name: 'SGL',
      coverages: [
        aCoverage('gl', { out_of_pockets: [anOutOfPocket({ label: 'DEDUCTIBLE', value: 0 })] }),
        aCoverage('ebl', { out_of_pockets: [] }),
      ],
    }),
  ],
});
const starter = aPackage('pk_2', {
  name: 'Starter',
  description: 'The least to begin with.',
  quotes: [
    aQuote('c', {
      coverages: [
        aCoverage('epl', { limits: limits('epl', 200_000_000) }),
        aCoverage('dao', { limits: limits('dao', 50_000_000) }),
        aCoverage('fiduciary', {
          out_of_pockets: [anOutOfPocket({ label: 'DEDUCTIBLE', value: 250_000 })],
        }),
      ],
    }),
  ],
});
const two = { 'get-market-submission': () => aSubmission({ packages: [growth, starter] }) };
const open = () => drawScreen('/market-submission/ms_1', two);

test('PACKAGES-035 PACKAGES-037 PACKAGES-041 the recommended package shows its name, description, price and every coverage', async () => {
  const page = await open();
  expect(page.snapshot('Growth')).toMatchInlineSnapshot(`
    "- text: RECOMMENDED
    - heading "Growth" [level=2]
    - text: For a funded team.
    - text: $200.00/mo
    - button "Pin Growth"
    - button "Buy Now Growth" ("Buy Now")
    - link "Explore & Customize Growth"
    - heading "General Liability Policy $200.00/mo" [level=3]
    - list:
      - listitem: General Liability $1,000,000 No out-of-pocket
      - listitem: Employee Benefits Liability $1,000,000 No out-of-pocket
    - heading "Management & Professional Liability Policy $200.00/mo" [level=3]
    - list:
      - listitem: Directors & Officers $1,000,000 $15,000 retention
      - listitem: Employment Practices Liability $1,000,000 $15,000 retention
      - listitem: Fiduciary Not included"
  `);
});

test('PACKAGES-037 a package beside the recommended one shows what it has more, less and not at all', async () => {
  const page = await open();
  expect(page.snapshot('Starter')).toMatchInlineSnapshot(`
    "- heading "Starter" [level=2]
    - text: The least to begin with.
    - text: $100.00/mo
    - button "Pin Starter"
    - button "Buy Now Starter" ("Buy Now")
    - link "Explore & Customize Starter"
    - heading "General Liability Policy None" [level=3]
    - list:
      - listitem: General Liability Not included
      - listitem: Employee Benefits Liability Not included
    - heading "Management & Professional Liability Policy $300.00/mo" [level=3]
    - list:
      - listitem: Directors & Officers $500,000 Lower $15,000 retention
      - listitem: Employment Practices Liability $2,000,000 Higher $15,000 retention
      - listitem: Fiduciary $1,000,000 Added $2,500 deductible"
  `);
});

test('PACKAGES-042 a coverage has a check where it is included, a cross where it is not', async () => {
  const page = await open();
  expect(page.icons()).toMatchInlineSnapshot(`
    [
      "print Print",
      "cross Not included",
      "tack Pin Growth",
      "check General Liability $1,000,000 No out-of-pocket",
      "check Employee Benefits Liability $1,000,000 No out-of-pocket",
      "check Directors & Officers $1,000,000 $15,000 retention",
      "check Employment Practices Liability $1,000,000 $15,000 retention",
      "cross Fiduciary Not included",
      "tack Pin Starter",
      "cross General Liability Not included",
      "cross Employee Benefits Liability Not included",
      "check Directors & Officers $500,000 Lower $15,000 retention",
      "arrow-down Lower",
      "check Employment Practices Liability $2,000,000 Higher $15,000 retention",
      "arrow-up Higher",
      "check Fiduciary $1,000,000 Added $2,500 deductible",
      "plus Added",
    ]
  `);
});

/** The heads of the packages, in their order. */
const heads = (page: Awaited<ReturnType<typeof open>>) =>
  page.outline().flatMap(function articles(node): string[] {
    return node.role === 'article' ? [node.name] : node.children.flatMap(articles);
  });

test('a pinned package comes first, and the others are set against it', async () => {
  const page = await open();
  expect(heads(page)).toEqual(['Growth', 'Starter']);
  await page.act({ press: 'Pin Starter' });
  expect(heads(page)).toEqual(['Starter', 'Growth']);
  expect(page.texts().join(' ')).toContain('Compared with Starter');
  expect(page.snapshot('Starter').split('\n').slice(0, 6)).toMatchInlineSnapshot(`
    [
      "- text: Pinned",
      "- heading "Starter" [level=2]",
      "- text: The least to begin with.",
      "- text: $100.00/mo",
      "- text: The package you compare with",
      "- button "Unpin Starter"",
    ]
  `);
  expect(page.snapshot('Growth')).toMatchInlineSnapshot(`
    "- text: RECOMMENDED
    - heading "Growth" [level=2]
    - text: For a funded team.
    - text: $200.00/mo
    - text: $100.00 more than Starter
    - button "Pin Growth"
    - button "Buy Now Growth" ("Buy Now")
    - link "Explore & Customize Growth"
    - heading "General Liability Policy $200.00/mo" [level=3]
    - list:
      - listitem: General Liability $1,000,000 Added No out-of-pocket
      - listitem: Employee Benefits Liability $1,000,000 Added No out-of-pocket
    - heading "Management & Professional Liability Policy $200.00/mo" [level=3]
    - list:
      - listitem: Directors & Officers $1,000,000 Higher $15,000 retention
      - listitem: Employment Practices Liability $1,000,000 Lower $15,000 retention
      - listitem: Fiduciary Not included"
  `);
  await page.act({ press: 'Unpin Starter' });
  expect(heads(page)).toEqual(['Growth', 'Starter']);
  expect(page.texts().join(' ')).toContain('Compared with Growth');
});

test('a pinned package that is not displayed anymore leaves the recommended one as the base', async () => {
  let packages = [growth, starter];
  const page = await drawScreen('/market-submission/ms_1', {
    'get-market-submission': () => aSubmission({ packages }),
    'get-market-submission-status': () => ({ status: 'RELEASED' }),
  });
  await page.act({ press: 'Pin Starter' });
  packages = [growth, { ...starter, id: 'pk_3', name: 'Plus' }];
  await page.pass(15_000);
  expect(heads(page)).toEqual(['Growth', 'Plus']);
  expect(page.texts().join(' ')).toContain('Compared with Growth');
});

test('highlighted differences mark what is missing, with what the base has', async () => {
  const page = await open();
  expect(page.snapshot('Starter')).not.toContain('Missing');
  await page.act({ check: 'Highlight differences' });
  expect(page.snapshot('Starter')).toContain(
    '- listitem: General Liability Not included Missing Growth: $1,000,000',
  );
  expect(page.texts().join(' ')).toContain('Lower or missing');
});

test('equal rows fold into a sentence each, and Show everything brings them back', async () => {
  const page = await drawScreen('/market-submission/ms_1', {
    'get-market-submission': () =>
      aSubmission({ packages: [aPackage('pk_1'), aPackage('pk_2', { quotes: [] }), growth] }),
    'get-market-submission-status': () => ({ status: 'RELEASED' }),
  });
  await page.act({ check: 'Hide what is equal' });
  expect(page.texts()).toContain('No row is equal in every package.');
  const equal = await drawScreen('/market-submission/ms_1', {
    'get-market-submission': () => aSubmission(),
  });
  await equal.act({ check: 'Hide what is equal' });
  expect(equal.texts().join(' ')).toContain('1 row is hidden because it is equal.');
  expect(equal.texts().join(' ')).toContain(
    'Employment Practices Liability is $1,000,000 in every package.',
  );
  expect(equal.snapshot('Recommended')).not.toContain('listitem');
  await equal.act({ press: 'Show everything' });
  expect(equal.snapshot('Recommended')).toContain('listitem');
  expect(equal.body()).not.toContain('hidden because');
});

test('the price note says the same price where it is the same', async () => {
  const page = await drawScreen('/market-submission/ms_1', {
    'get-market-submission': () => aSubmission(),
  });
  await page.act({ press: 'Pin Recommended' });
  expect(page.snapshot('pk_2')).toContain('Same price as Recommended');
});

test('a single package has nothing to be pinned against', async () => {
  const page = await drawScreen(
    '/admin/market-submission/ms_1',
    { 'get-admin-market-submission': () => aSubmission({ packages: [growth] }) },
    { isAdmin: true },
  );
  expect(page.body()).not.toContain('Pin ');
});
