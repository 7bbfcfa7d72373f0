import { fails } from '@fairlead/mfe-kit/testing';
import '@fairlead/ui/hand-off';
import '@fairlead/ui/questions';
import '@fairlead/ui';
import '@fairlead/ui/controls';
import '@fairlead/ui/glyphs';
import '@fairlead/ui/styles/index.css';
import '../styles/index.css';
import { ModelProvider } from '@fairlead/mfe-kit';
import axe from 'axe-core';
import { Provider } from 'effector-react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { model, openTool } from '../../testing/open-tool.ts';
import { aPackage, aQuote, aSubmission } from '../../testing/submission.ts';
import { SubmissionScreen } from './submission.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

async function show(...given: Parameters<typeof openTool>) {
  const tool = await openTool(...given);
  const place = document.createElement('main');
  document.body.append(place);
  root = createRoot(place);
  flushSync(() =>
    root?.render(
      <Provider value={tool.scope}>
        <ModelProvider value={model}>
          <SubmissionScreen />
        </ModelProvider>
      </Provider>,
    ),
  );
  return tool;
}

/** The element of that role and name, as soon as it is there. */
const find = (selector: string, name: string) =>
  vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) =>
        element.getAttribute('aria-label') === name ||
        element.textContent?.replaceAll(/\s+/g, ' ').trim() === name,
    );
    if (!found) throw new Error(`There is no ${selector} called '${name}'`);
    return found;
  });
const focused = () => vi.waitFor(() => document.activeElement as HTMLElement);

const packages = [
  aPackage('a', { name: 'Growth', status: 'READY', order: 1 }),
  aPackage('b', {
    name: 'Complete',
    order: 2,
    quotes: [aQuote({ annual_quote_id: 'b1' }), aQuote({ annual_quote_id: 'b2' })],
  }),
  aPackage('c', { name: 'Old', status: 'ARCHIVED', order: 3 }),
];
const submission = aSubmission(packages);

test('ADMIN-022 ADMIN-023 ADMIN-024 the head has title, date, interval, status and links', async () => {
  await show(submission);
  expect(document.querySelector('h1')?.textContent).toBe('Packages');
  await find('label', 'Effective date');
  await find('[role=radiogroup]', 'Billing interval');
  await find('.board-status button', 'Quote Blocked Submission status');
  await find('button', 'Copy Market Submission link');
  const view = await find('a', 'View submission');
  expect(view.getAttribute('href')).toBe('/admin/market-submission/ms_1');
});

test('ADMIN-039 a package is viewed in a new tab', async () => {
  await show(submission);
  const view = await find('a', 'View Growth in a new tab');
  expect(view.getAttribute('href')).toBe('/admin/market-submission/ms_1/packages/a');
  expect(view.getAttribute('target')).toBe('_blank');
});

test('ADMIN-018 ADMIN-019 ADMIN-020 ADMIN-021 the side navigation has Client, Quotes, which leads to the library, and Activity, which leads nowhere', async () => {
  await show(submission);
  const items = [...document.querySelectorAll('.admin-nav > *')];
  expect(items.map(({ textContent }) => textContent)).toEqual(['Client', 'Quotes', 'Activity']);
  expect(items.map((item) => item.getAttribute('aria-disabled'))).toEqual([null, null, 'true']);
  expect(items[1]?.getAttribute('href')).toBe('/admin/market-submissions/ms_1/quote-library');
});

test('ADMIN-026 a column is 400 px wide at most', async () => {
  await show(submission);
  const column = await find('section.column', 'Package Growth');
  expect(getComputedStyle(column).maxWidth).toBe('400px');
});

test('ADMIN-097 a disabled status says why, by keyboard too, and is not chosen', async () => {
  const tool = await show(submission);
  (await find('button.status-button', 'Draft Status of Complete')).focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('r');
  const option = await focused();
  expect(option.getAttribute('aria-label')).toBe('Ready');
  const reason = document.getElementById(option.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe(
    'Packages can only include one quote per product. Remove the extras before publishing.',
  );
  await userEvent.keyboard('{Enter}');
  expect(tool.callsOf('ready-package')).toEqual([]);
});

test('a switch that does not move takes the focus and says why', async () => {
  await show(submission);
  const group = await find('fieldset', 'Recommended: Complete');
  group.focus();
  const tip = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(tip?.textContent).toBe('Only Ready/Live packages can be marked as recommended');
  expect(tip?.matches(':popover-open')).toBe(true);
});

test('a switch whose mark failed goes back', async () => {
  const tool = await show(submission, { 'update-package': fails(500) });
  const control = await find('input[role=switch]', 'Recommended: Growth');
  control.click();
  await vi.waitFor(() => expect(tool.toasts()).toHaveLength(1));
  await vi.waitFor(() => expect((control as HTMLInputElement).checked).toBe(false));
});

test('the submission is released by keyboard alone, and the focus comes back to its dropdown', async () => {
  const tool = await show(submission);
  (await find('.board-status button', 'Quote Blocked Submission status')).focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('l');
  await userEvent.keyboard('{Enter}');
  await find('ui-dialog button', 'Set to Live');
  await vi.waitFor(async () => expect((await focused()).textContent).toBe('Set to Live'));
  await userEvent.keyboard('{Enter}');
  await find('.board-status button', 'Live Submission status');
  expect(tool.callsOf('release-market-submission')).toHaveLength(1);
  await vi.waitFor(async () =>
    expect((await focused()).textContent).toContain('Submission status'),
  );
});

test('editing a name takes the focus, and Escape gives it back', async () => {
  await show(submission);
  (await find('button', 'Edit name and description of Growth')).click();
  await vi.waitFor(async () => expect((await focused()).id).toBe('package-name'));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(async () =>
    expect((await focused()).getAttribute('aria-label')).toBe(
      'Edit name and description of Growth',
    ),
  );
});

test('ADMIN-035 a quote opens beside the board; Escape closes it and gives the focus back', async () => {
  await show(submission);
  const opener = await find('button', 'Details of General Liability in Growth');
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const panel = await find('section.slide-out', 'General Liability Policy');
  await vi.waitFor(() =>
    expect([...panel.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
      'Details',
      'Pricing',
      'Notes to UW',
    ]),
  );
  expect(panel.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.querySelector('.slide-out')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test('ADMIN-034 quotes beside the board are 612 px wide and 614 px apart', async () => {
  onTestFinished(() => browserPage.viewport(1280, 900));
  await browserPage.viewport(1440, 900);
  const tool = await show(submission);
  await tool.send(model.slideOuts.opened, 'b1');
  await tool.send(model.slideOuts.opened, 'b2');
  await vi.waitFor(() => expect(document.querySelectorAll('.slide-out')).toHaveLength(2));
  const boxes = [...document.querySelectorAll('.slide-out')].map((one) =>
    one.getBoundingClientRect(),
  );
  expect(boxes.map(({ width }) => width)).toEqual([612, 612]);
  expect((boxes[1]?.left ?? 0) - (boxes[0]?.left ?? 0)).toBe(614);
});

test('nobody is kept out: axe finds nothing on the board, with a notice and a quote open', async () => {
  const tool = await show(submission, { 'ready-package': fails(409) });
  await tool.send(model.board.archivedToggled, undefined);
  await tool.send(model.slideOuts.opened, 'qa_SGL');
  await tool.send(model.notice.noted, { packageId: 'a', text: 'That did not go through.' });
  await find('button', 'Hide archived packages');
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
});

test('a message of the effective date wraps under its field, which stays where it is', async () => {
  const tool = await show(submission);
  const field = await vi.waitFor(() => {
    const found = document.querySelector('#effective-date');
    if (!found) throw new Error('There is no effective date');
    return found;
  });
  const before = field.getBoundingClientRect().left;
  await tool.send(model.effectiveDate.typed, '2020-01-01');
  await tool.send(model.effectiveDate.fieldLeft, undefined);
  await vi.waitFor(() =>
    expect(document.querySelector('.effective-date')?.textContent).toMatch(/today .* or later\./),
  );
  expect(field.getBoundingClientRect().left).toBe(before);
});

test('on a phone an open quote covers the page to its top, however far that is scrolled', async () => {
  onTestFinished(() => browserPage.viewport(1280, 900));
  await browserPage.viewport(375, 700);
  const tool = await show(submission);
  await tool.send(model.slideOuts.opened, 'b1');
  const open = await vi.waitFor(() => {
    const found = document.querySelector('.slide-out');
    if (!found) throw new Error('The quote is not open');
    return found;
  });
  for (const y of [1, 30, 699]) expect(open.contains(document.elementFromPoint(180, y))).toBe(true);
});

test.each([1280, 768])(
  'at %i px a notice begins where the packages do, and the mark of a quote that expired is below its name',
  async (width) => {
    onTestFinished(() => browserPage.viewport(1280, 900));
    await browserPage.viewport(width, 900);
    await show(
      aSubmission([aPackage('a', { quotes: [aQuote({ status: 'EXPIRED' })] })], {
        status: 'EXPIRED',
      }),
    );
    const boxOf = (selector: string) =>
      vi.waitFor(() => {
        const found = document.querySelector(selector);
        if (!found) throw new Error(`There is no ${selector}`);
        return found.getBoundingClientRect();
      });
    expect((await boxOf('.board-notices .banner')).left).toBe((await boxOf('.column')).left);
    const name = await boxOf('.quote-card h4');
    expect((await boxOf('.quote-card .chip')).top).toBeGreaterThan(name.bottom);
  },
);

test.each([
  [1280, '/admin/market-submissions/ms_1', 1280 - 612],
  [1280, '/admin/market-submissions/ms_1/quote-library', 1280 - 612],
])(
  'at %i px on %s the second of two open quotes begins at %i px, and nothing scrolls sideways',
  async (width, address, left) => {
    onTestFinished(() => browserPage.viewport(1280, 900));
    await browserPage.viewport(width, 900);
    const ids = ['q1', 'q2'];
    const quotes = ids.map((id) => aQuote({ annual_quote_id: id }));
    const tool = await show(aSubmission([], { quotes }), {}, { address });
    for (const id of ids) await tool.send(model.slideOuts.opened, id);
    const second = await vi.waitFor(() => {
      const found = document.querySelector('.slide-out[data-place="1"]');
      if (!found) throw new Error('There is no second quote');
      return found.getBoundingClientRect();
    });
    expect([second.left, second.width]).toEqual([left, 612]);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);
