import { HostElement } from '@fairlead/headless-page/elements';
import { eventually } from '@fairlead/mfe-kit/testing';
import { drawElements } from '@fairlead/mfe-kit/testing/draw-elements';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawTool } from '../../testing/draw-tool.ts';
import { libraryAddress, libraryQuotes } from '../../testing/library.ts';
import { model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';
import { threePackages } from '../../testing/three-packages.ts';
import { ColumnHandle } from './column-handle.tsx';
import { SubmissionScreen } from './submission.tsx';

const { drag } = model;

const growth = aPackage('a', { name: 'Growth', quotes: [aQuote()] });
const complete = aPackage('b', { name: 'Complete', order: 2, quotes: [] });
const ready = aPackage('c', { name: 'Starter', order: 3, status: 'READY', quotes: [] });
const submission = aSubmission([growth, complete, ready], { quotes: libraryQuotes });

type Tool = Awaited<ReturnType<typeof drawTool>>;

const openBoard = () => drawTool(submission, {}, { address: libraryAddress });

/** What the drop zone of a package says, after its cards. */
const zoneOf = (page: Tool, name: string) =>
  page
    .snapshot(`Package ${name}`)
    .split('\n')
    .findLast((line) => line.startsWith('- text: '));
const zones = (page: Tool) => ['Growth', 'Complete', 'Starter'].map((name) => zoneOf(page, name));

test('while a quote is dragged, each package says whether it takes it, and the one under it what a drop does', async () => {
  const page = await openBoard();
  expect(zones(page)).toEqual([
    '- text: Drag quotes here, or choose Add to package… in the library.',
    '- text: Drag quotes here, or choose Add to package… in the library.',
    '- text: Package must be In Review to add quotes',
  ]);
  expect(page.icons()).toContain('lock Package must be In Review to add quotes');
  await page.send(drag.lifted, { cardId: 'q4', from: null });
  expect(zones(page)).toMatchInlineSnapshot(`
    [
      "- text: A quote for General Liability Policy already exists in the package.",
      "- text: Drop a quote here",
      "- text: Package must be In Review to add quotes",
    ]
  `);
  await page.send(drag.movedOver, 'b');
  expect(zoneOf(page, 'Complete')).toBe('- text: Drop to add General Liability');
  expect(page.icons()).toContain('plus Drop to add General Liability');
  expect(page.texts()).toContain('General Liability quote is over Complete. Drop to add it.');
  await page.send(drag.movedOver, 'c');
  expect(zones(page)).toMatchInlineSnapshot(`
    [
      "- text: A quote for General Liability Policy already exists in the package.",
      "- text: Drop a quote here",
      "- text: Package must be In Review to add quotes",
    ]
  `);
  expect(page.icons()).toContain('lock Package must be In Review to add quotes');
  expect(page.texts()).toContain(
    'General Liability quote is over Starter. Package must be In Review to add quotes',
  );
});

test('the card that is dragged and the package under it are marked, alone', async () => {
  const tool = await openTool(submission, {}, { address: libraryAddress });
  const board = drawElements(SubmissionScreen, { scope: tool.scope, model });
  const marked = () =>
    [...board.all('article'), ...board.all('section')]
      .filter(({ props }) => /is-source|is-target/.test(String(props.className)))
      .map(({ props }) => `${props['data-card'] ?? props['data-package']} ${props.className}`);
  expect(marked()).toEqual([]);
  await tool.send(drag.lifted, { cardId: 'q4', from: null });
  await tool.send(drag.movedOver, 'b');
  expect(marked()).toEqual(['q4 quote-card is-source', 'b column is-target']);
  await tool.send(drag.lifted, { cardId: 'qa_SGL', from: 'a' });
  expect(marked()).toEqual(['qa_SGL quote-card is-source']);
});

test('a card of a package moves to another by its menu, and leaves it by its button', async () => {
  const page = await openBoard();
  await page.act({ press: 'Move General Liability of Growth to…' });
  expect(page.snapshot('Move General Liability of Growth to…')).toMatchInlineSnapshot(`
    "- menuitem "Complete, Draft New total $100.00/mo"
    - menuitem "Starter, Ready" ("Starter, Ready Package must be In Review to add quotes") [disabled]:
      - /description: Package must be In Review to add quotes"
  `);
  await page.act({ press: 'Complete, Draft New total $100.00/mo' });
  expect(page.callsOf('update-package').map(({ body }) => body)).toMatchInlineSnapshot(`
    [
      {
        "coverage_request_ids": [],
        "package_id": "b",
        "quotes": [
          {
            "annual_quote_id": "qa_SGL",
            "monthly_quote_id": "qm_SGL",
          },
        ],
      },
      {
        "coverage_request_ids": [],
        "package_id": "a",
        "quotes": [],
      },
    ]
  `);
  await page.act({ press: 'Remove General Liability from Complete' });
  expect(page.snapshot('Package Complete')).not.toContain('General Liability');
});

test('several requests for the same coverages are one card, with a line for each', async () => {
  const coverage_requests = [
    aRequest({ id: 'cr_1' }),
    aRequest({
      id: 'cr_2',
      coverage_details: [
        {
          unique_name: 'dao',
          limits: [{ type: 'AGGREGATE', amount: 100_000_000 }],
          out_of_pockets: [{ amount: 500_000 }],
          review_required: true,
        },
      ],
    }),
  ];
  const page = await drawTool(aSubmission([aPackage('a', { quotes: [], coverage_requests })]));
  expect(page.snapshot('Requests for Management Liability')).toMatchInlineSnapshot(`
    "- listitem: CR-1 Limit $3M Out-of-pocket $10K
    - listitem: CR-2 Limit $1M Out-of-pocket $5K"
  `);
  await page.act({ press: 'Details of Management Liability in Package a' });
  expect(page.snapshot('Management & Professional Liability Policy')).toMatchInlineSnapshot(`
    "- heading "Management & Professional Liability Policy" [level=2]
    - text: Under Review
    - button "Close"
    - tablist "Management & Professional Liability Policy":
      - tab "Details" [selected]
      - tab "Notes to UW"
    - tabpanel "Details":
      - heading "CR-1" [level=3]
      - term: Directors & Officers, Aggregate Limit
      - definition: $3,000,000
      - term: Directors & Officers, out-of-pocket
      - definition: $10,000
      - heading "CR-2" [level=3]
      - term: Directors & Officers, Aggregate Limit
      - definition: $1,000,000
      - term: Directors & Officers, out-of-pocket
      - definition: $5,000"
  `);
});

test('a copied package is scrolled to, once it is on the board', async () => {
  const scrolled = vi.spyOn(HostElement.prototype, 'scrollIntoView');
  onTestFinished(() => scrolled.mockRestore());
  const copy = aPackage('copy', { name: 'Copy of Growth', order: 4 });
  let isCopied = false;
  const page = await drawTool(submission, {
    'duplicate-package': () => {
      isCopied = true;
      return copy;
    },
    'get-admin-market-submission': () =>
      isCopied ? { ...submission, packages: [...submission.packages, copy] } : submission,
  });
  expect(scrolled.mock.contexts).toEqual([]);
  await page.act({ press: 'Duplicate Growth' });
  expect(page.snapshot('Package Copy of Growth')).toContain('heading "Copy of Growth" [level=2]');
  expect(scrolled.mock.contexts).toMatchObject([{ props: { 'data-package': 'copy' } }]);
});

test('the first seven of many packages are rendered immediately, and the others near the window', async () => {
  const seen: (() => void)[] = [];
  class Observer {
    constructor(notify: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      seen.push(() => notify([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  const many = Array.from({ length: 9 }, (_, index) =>
    aPackage(`p${index}`, { name: `No. ${index + 1}`, order: index + 1 }),
  );
  const page = await drawTool(aSubmission(many));
  expect(page.snapshot('Package No. 7')).toContain('- switch "Recommended: No. 7"');
  expect(page.snapshot('Package No. 8')).toBe('- heading "No. 8" [level=2]');
  await page.send(drag.lifted, { cardId: 'qa_SGL', from: 'p8' });
  expect(page.snapshot('Package No. 8')).toBe('- heading "No. 8" [level=2]');
  expect(page.snapshot('Package No. 9')).toContain('- switch "Recommended: No. 9"');
  for (const see of seen) see();
  await eventually(() =>
    expect(page.snapshot('Package No. 8')).toContain('- switch "Recommended: No. 8"'),
  );
});

/** The handle of the first of three packages, and the order of the packages. */
async function aHandle(locked: string | null = null) {
  const tool = await openTool(threePackages);
  const place = tool.column('a');
  const drawn = drawElements(() => <ColumnHandle column={place} locked={locked} />, {
    scope: tool.scope,
    model,
  });
  const button = () => drawn.find('button');
  const click = () => {
    const { onClick } = button().props;
    if (typeof onClick === 'function') onClick();
  };
  return {
    ...tool,
    button,
    click,
    drawn,
    press: (key: string) => drawn.press(button(), key),
    order: () => tool.get(model.board.$columns).map(({ id }) => id),
    isLifted: () => button().props['aria-pressed'],
  };
}

test('a package is lifted, moved by the arrow keys, and dropped', async () => {
  const handle = await aHandle();
  expect(handle.isLifted()).toBe(false);
  expect(handle.press('ArrowRight')).toBe(false);
  handle.click();
  expect(handle.isLifted()).toBe(true);
  expect(handle.drawn.focused()).toBe(handle.button());
  expect(handle.press('x')).toBe(false);
  expect(handle.press('ArrowRight')).toBe(true);
  expect(handle.order()).toEqual(['b', 'a']);
  handle.press('ArrowLeft');
  expect(handle.order()).toEqual(['a', 'b']);
  handle.press('ArrowDown');
  expect(handle.order()).toEqual(['b', 'a']);
  handle.press('ArrowUp');
  expect(handle.order()).toEqual(['a', 'b']);
  handle.press('ArrowRight');
  handle.click();
  expect(handle.isLifted()).toBe(false);
  expect(handle.order()).toEqual(['b', 'a']);
});

test('Escape puts a lifted package back', async () => {
  const handle = await aHandle();
  handle.click();
  handle.press('ArrowRight');
  handle.press('Escape');
  expect([handle.isLifted(), handle.order()]).toEqual([false, ['a', 'b']]);
});

test('a locked package is not lifted, and its handle says why', async () => {
  const handle = await aHandle('The submission is bound. Its packages stay as they are.');
  handle.click();
  expect(handle.isLifted()).toBe(false);
  expect(handle.button().props['aria-disabled']).toBe(true);
  expect(handle.drawn.find('ui-tooltip').props.text).toBe(
    'The submission is bound. Its packages stay as they are.',
  );
});

test('each step of a package is announced', async () => {
  const page = await drawTool(threePackages);
  await page.act({ press: 'Move package Growth' });
  expect(page.texts()).toContain('Growth, position 1 of 3');
});
