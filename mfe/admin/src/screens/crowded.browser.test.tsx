import '@fairlead/ui/hand-off';
import '@fairlead/ui/questions';
import '@fairlead/ui';
import '@fairlead/ui/controls';
import '@fairlead/ui/glyphs';
import '@fairlead/ui/styles/index.css';
import '../styles/index.css';
import type { Package } from '@fairlead/contracts/packages';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { clearTool, showTool } from '../../testing/show-tool.tsx';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';

afterEach(async () => {
  clearTool();
  delete document.documentElement.dataset.experience;
  await page.viewport(1280, 900);
});

const long = 'Everything that a board of directors of a company with a very long name asked for';
const unbroken = 'Directors-and-officers-errors-and-omissions-and-employment-practices';

/** Twenty packages, forty quotes, and of each thing that can go wrong with them one. */
function crowded() {
  const quotes = Array.from({ length: 40 }, (_, index) =>
    aQuote({ annual_quote_id: `a${index}`, monthly_quote_id: `m${index}` }),
  );
  const packages = Array.from({ length: 20 }, (_, index) =>
    aPackage(`p${index + 1}`, { name: `Plan ${index + 1}`, order: index + 1 }),
  );
  const special: readonly Partial<Package>[] = [
    { name: long, description: unbroken.repeat(3) },
    { name: unbroken, quotes: [aQuote({ status: 'EXPIRED' })] },
    { quotes: [aQuote({ product_name: 'SML', carrier_id: 'harbor_mutual' })] },
    {
      quotes: [],
      coverage_requests: [
        aRequest({ id: 'cr_failed', status: 'FAILED', product_name: 'SGL' }),
        aRequest({ id: 'cr_declined', status: 'DECLINED' }),
      ],
    },
    { status: 'INVALIDATED' },
    { quotes: quotes.slice(0, 8) },
  ];
  return aSubmission(
    packages.map((one, index) => ({ ...one, ...special[index] })),
    {
      company: long,
      quotes,
      coverage_requests: [
        aRequest({ id: 'cr_failed', status: 'FAILED', product_name: 'SGL' }),
        aRequest({ id: 'cr_declined', status: 'DECLINED' }),
      ],
    },
  );
}

async function violations(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    // The page around it has a language, a title and landmarks: the tours look at those.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.html}`),
  );
}

const isSideways = () =>
  document.documentElement.scrollWidth > document.documentElement.clientWidth;

test.each([
  ['board', '/admin/market-submissions/ms_1', '[data-package=p20]'],
  ['library', '/admin/market-submissions/ms_1/quote-library', '.library .quote-card'],
])(
  'the crowded %s has no barrier and does not scroll sideways, in either experience at any width',
  async (_, address, there) => {
    await showTool(crowded(), {}, { address });
    await vi.waitFor(() => expect(document.querySelector(there)).not.toBeNull());
    const found: string[] = [];
    for (const experience of ['fairlead', 'vanta']) {
      document.documentElement.dataset.experience = experience;
      for (const width of [375, 1280, 1920]) {
        await page.viewport(width, 900);
        const where = `${experience} at ${width} px`;
        if (isSideways()) found.push(`${where}: scrolls sideways`);
        found.push(...(await violations()).map((violation) => `${where}: ${violation}`));
      }
    }
    expect(found).toEqual([]);
  },
);

test.each([320, 1280])(
  'at %i px a name of one long word takes nothing out of its package, and no coverage is cut',
  async (width) => {
    await page.viewport(width, 900);
    const word = 'Supercalifragilistic'.repeat(4);
    await showTool(aSubmission([aPackage('p1', { name: word, description: word })]));
    await expect.poll(() => document.querySelectorAll('.quote-lines dt').length).toBeGreaterThan(0);
    const [column] = document.querySelectorAll('.column');
    const { right } = column?.getBoundingClientRect() ?? { right: 0 };
    const leaves = [...document.querySelectorAll('.column :is(button, .col-price, p, h2, dt, dd)')];
    expect(leaves.filter((leaf) => leaf.getBoundingClientRect().right > right)).toEqual([]);
    const names = [...document.querySelectorAll<HTMLElement>('.quote-lines dt')];
    for (const name of names) name.textContent = 'Employment Practices Liability and more';
    expect(names.filter((name) => name.scrollWidth > name.clientWidth)).toEqual([]);
  },
);
