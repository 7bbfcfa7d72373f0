import '@fairlead/ui/hand-off';
import '@fairlead/ui/questions';
import '@fairlead/ui';
import '@fairlead/ui/controls';
import '@fairlead/ui/glyphs';
import '@fairlead/ui/styles/index.css';
import '../styles/index.css';
import { fails } from '@fairlead/mfe-kit/testing';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearTool, findNamed, leaveTool, showTool } from '../../testing/show-tool.tsx';
import { aPackage, aQuote, aRequest, aSubmission } from '../../testing/submission.ts';
import { dragDistance } from './use-sortable.ts';

afterEach(clearTool);

const sml = aQuote({ annual_quote_id: 'sml', monthly_quote_id: 'smlm', product_name: 'SML' });
const board = () => {
  const packages = [
    aPackage('a', { name: 'Growth', order: 1 }),
    aPackage('b', { name: 'Complete', order: 2, status: 'READY' }),
    aPackage('c', { name: 'Essentials', order: 3, quotes: [] }),
  ];
  return aSubmission(packages, {
    quotes: [...(packages[0]?.quotes ?? []), sml],
    coverage_requests: [aRequest({ id: 'cr_1', status: 'DECLINED' })],
  });
};
const library = { address: '/admin/market-submissions/ms_1/quote-library' };

const card = (id: string) =>
  vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>(`.library [data-card="${id}"]`);
    if (!found) throw new Error(`There is no card '${id}' in the library`);
    return found;
  });
const column = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-package="${id}"]`);
  if (!found) throw new Error(`There is no column '${id}'`);
  return found;
};
const zone = (id: string) => column(id).querySelector('.dropzone');
/** SortableJS is loaded once the first list is there. */
const sortableLoaded = () => vi.waitFor(() => expect(isSortable('.quote-group')).toBe(true));
const isSortable = (selector: string) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('Sortable'));

type Point = { readonly x: number; readonly y: number };
const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + Math.min(width / 2, 40), y: top + Math.min(height / 2, 12) };
};
function pointer(type: string, target: EventTarget, { x, y }: Point, pointerType = 'mouse'): void {
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: y,
      pointerType,
      button: 0,
      isPrimary: true,
    }),
  );
}
const lifted = () => document.querySelector('.is-lifted');

/** Presses on an element and moves the pointer by this many px. */
function pull(from: Element, distance: number): void {
  const start = middle(from);
  pointer('pointerdown', from, start);
  pointer('pointermove', document, { x: start.x + distance, y: start.y });
}
/** Drags an element over a point without letting go. SortableJS notices what is there within 50 ms. */
async function carry(from: Element, to: Point): Promise<void> {
  pull(from, dragDistance + 1);
  await vi.waitFor(() => expect(lifted()).not.toBeNull());
  pointer('pointermove', document, to);
}
/** Two frames: what a press or a move causes has happened by then. */
const frames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('ADMIN-112 a quote is dragged from the library into a draft', async () => {
  const tool = await showTool(board(), {}, library);
  await sortableLoaded();
  await carry(await card('sml'), middle(column('a')));
  await vi.waitFor(() => expect(zone('a')?.textContent).toBe('Drop to add Management Liability'));
  expect((await card('sml')).className).toContain('is-source');
  expect(column('a').className).toContain('is-target');
  pointer('pointerup', document, middle(column('a')));
  await vi.waitFor(() => expect(tool.callsOf('update-package')).toHaveLength(1));
  expect(tool.callsOf('update-package')[0]?.body).toMatchObject({ package_id: 'a' });
  await vi.waitFor(() => expect(column('a').querySelectorAll('.quote-card')).toHaveLength(2));
});

test('ADMIN-045 ADMIN-046 ADMIN-047 ADMIN-082 a package that takes no quote says why while one is over it', async () => {
  const tool = await showTool(board(), {}, library);
  await sortableLoaded();
  await carry(await card('sml'), middle(column('b')));
  await vi.waitFor(() => expect(zone('b')?.className).toContain('is-refused-over'));
  expect(zone('b')?.textContent).toBe('Package must be In Review to add quotes');
  expect(zone('a')?.textContent).toBe('Drop a quote here');
  pointer('pointerup', document, middle(column('b')));
  await vi.waitFor(() => expect(lifted()).toBeNull());
  expect(tool.callsOf('update-package')).toEqual([]);
});

test('ADMIN-095 ADMIN-096 a second quote of a product says why not over the package, and in a message when dropped', async () => {
  const second = aQuote({ annual_quote_id: 'sgl_2', monthly_quote_id: 'sglm_2' });
  const { packages, quotes } = board();
  const tool = await showTool(aSubmission(packages, { quotes: [...quotes, second] }), {}, library);
  await sortableLoaded();
  await carry(await card('sgl_2'), middle(column('a')));
  await vi.waitFor(() =>
    expect(zone('a')?.textContent).toBe(
      'A quote for General Liability Policy already exists in the package.',
    ),
  );
  pointer('pointerup', document, middle(column('a')));
  await vi.waitFor(() =>
    expect(tool.toasts().map(({ text }) => text)).toEqual([
      'Quote already exists on package. A quote for General Liability Policy already exists in the package.',
    ]),
  );
  expect(tool.callsOf('update-package')).toEqual([]);
});

test('ADMIN-114 a press that moves less than 12 px drags nothing', async () => {
  await showTool(board(), {}, library);
  await sortableLoaded();
  const from = await card('sml');
  const start = middle(from);
  pull(from, 11);
  await frames();
  expect(lifted()).toBeNull();
  pointer('pointermove', document, { x: start.x + 13, y: start.y });
  await vi.waitFor(() => expect(lifted()).not.toBeNull());
  pointer('pointerup', document, start);
  await vi.waitFor(() => expect(lifted()).toBeNull());
});

test('Escape drops a card back where it was', async () => {
  const tool = await showTool(board(), {}, library);
  await sortableLoaded();
  await carry(await card('sml'), middle(column('a')));
  await vi.waitFor(() => expect(column('a').className).toContain('is-target'));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(lifted()).toBeNull());
  expect(tool.callsOf('update-package')).toEqual([]);
  expect(zone('a')?.textContent).toBe(
    'Drag quotes here, or choose Add to package… in the library.',
  );
});

test('a card that is dragged out of the library leaves the page with the library, as after Back', async () => {
  const tool = await showTool(board(), {}, library);
  await sortableLoaded();
  await carry(await card('sml'), middle(column('a')));
  await vi.waitFor(() => expect(column('a').className).toContain('is-target'));
  expect(document.querySelectorAll('body > .is-lifted')).toHaveLength(1);
  await tool.send(tool.model.library.closed, undefined);
  await vi.waitFor(() => expect(document.querySelector('.library')).toBeNull());
  await vi.waitFor(() => expect(lifted()).toBeNull());
  expect(zone('a')?.textContent).toBe(
    'Drag quotes here, or choose Add to package… in the library.',
  );
  pointer('pointerup', document, middle(column('a')));
  await frames();
  expect(tool.callsOf('update-package')).toEqual([]);
});

test('a package that is dragged leaves the page with the board', async () => {
  await showTool(board());
  await vi.waitFor(() => expect(isSortable('.columns')).toBe(true));
  await carry(await findNamed('button', 'Move package Growth'), middle(column('c')));
  expect(document.querySelectorAll('body > .is-lifted')).toHaveLength(1);
  leaveTool();
  await vi.waitFor(() => expect(lifted()).toBeNull());
});

test('a card is dragged from one end of a long board to the other', async () => {
  const packages = Array.from({ length: 20 }, (_, index) =>
    aPackage(`p${index}`, { order: index + 1, quotes: index % 2 === 0 ? [] : [sml] }),
  );
  const tool = await showTool(aSubmission(packages));
  const columns = await vi.waitFor(() => column('p19').parentElement as HTMLElement);
  columns.scrollLeft = columns.scrollWidth;
  const from = await vi.waitFor(() => {
    const found = column('p19').querySelector('.quote-card');
    expect(isSortable('[data-package=p19] .quote-group')).toBe(true);
    return found as Element;
  });
  await vi.waitFor(() => expect(column('p17').querySelector('.quote-card')).not.toBeNull());
  await carry(from, middle(column('p18')));
  await vi.waitFor(() => expect(column('p18').className).toContain('is-target'));
  columns.scrollLeft = 0;
  await vi.waitFor(() => expect(column('p17').querySelector('.quote-card')).toBeNull());
  pointer('pointermove', document, middle(column('p0')));
  await vi.waitFor(() => expect(column('p0').className).toContain('is-target'));
  pointer('pointerup', document, middle(column('p0')));
  await vi.waitFor(() => expect(tool.callsOf('update-package')).toHaveLength(2));
  expect(lifted()).toBeNull();
});

test.each(['library', 'columns'])(
  'a card of the %s scrolls the board at its edge, even where something hangs over the page',
  async (from) => {
    const packages = Array.from({ length: 8 }, (_, index) =>
      aPackage(`p${index}`, { order: index + 1, quotes: index === 0 ? [sml] : [] }),
    );
    await showTool(aSubmission(packages, { quotes: [sml] }), {}, library);
    await sortableLoaded();
    const over = document.createElement('button');
    over.style.cssText = 'position: fixed; inset: 0 0 0 auto; width: 40px; z-index: 9999';
    document.body.append(over);
    onTestFinished(() => over.remove());
    const columns = document.querySelector('.columns') as HTMLElement;
    const edge = columns.getBoundingClientRect();
    const lifted = document.querySelector(`.${from} [data-card=sml]`) as HTMLElement;
    await carry(lifted, { x: edge.right - 5, y: edge.top + 200 });
    await expect.poll(() => columns.scrollLeft).toBeGreaterThan(200);
    pointer('pointerup', document, middle(column('p0')));
  },
);

test.each(['card', 'package'])(
  'the copy of a %s that is dragged is opaque, and no tooltip hangs over it',
  async (what) => {
    await showTool(board(), {}, library);
    await sortableLoaded();
    await vi.waitFor(() => expect(isSortable('.columns')).toBe(true));
    const handle = await findNamed('button', 'Move package Growth');
    // By touch, the press shows the tooltip of what is pressed.
    handle.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
    const tip = handle.closest('ui-tooltip')?.querySelector('.tooltip');
    expect(tip?.checkVisibility()).toBe(true);
    await carry(what === 'card' ? await card('sml') : handle, middle(column('a')));
    const { opacity, backgroundColor } = getComputedStyle(lifted() as Element);
    expect(opacity).toBe('1');
    // An opaque color has no alpha.
    expect(backgroundColor).toMatch(/^rgb\(/);
    expect(tip?.checkVisibility()).toBe(false);
    pointer('pointerup', document, middle(column('a')));
  },
);

test('a finger that moves at once scrolls, and one that rests on a card lifts it', async () => {
  await showTool(board(), {}, library);
  await sortableLoaded();
  const from = await card('sml');
  const start = middle(from);
  const away = { x: start.x + dragDistance + 1, y: start.y };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  pointer('pointerdown', from, start, 'touch');
  pointer('pointermove', document, away, 'touch');
  vi.advanceTimersByTime(1000);
  pointer('pointermove', document, away, 'touch');
  vi.advanceTimersByTime(1000);
  expect(lifted()).toBeNull();
  pointer('pointerup', document, away, 'touch');
  pointer('pointerdown', from, start, 'touch');
  vi.advanceTimersByTime(200);
  pointer('pointermove', document, away, 'touch');
  vi.advanceTimersByTime(0);
  expect(lifted()).not.toBeNull();
  pointer('pointerup', document, start, 'touch');
});

test('a card that was pressed is not lifted after its list has gone', async () => {
  const tool = await showTool(board(), {}, library);
  await sortableLoaded();
  const from = await card('sml');
  const start = middle(from);
  pointer('pointerdown', from, start);
  await tool.send(tool.model.library.closed, undefined);
  await vi.waitFor(() => expect(document.querySelector('.library')).toBeNull());
  pointer('pointermove', document, { x: start.x + dragDistance + 1, y: start.y });
  await frames();
  expect(lifted()).toBeNull();
  pointer('pointerup', document, start);
});

test('a declined request cannot be dragged', async () => {
  await showTool(board(), {}, library);
  await sortableLoaded();
  pull(await card('cr_1'), dragDistance + 1);
  await frames();
  expect(lifted()).toBeNull();
  pointer('pointerup', document, middle(column('a')));
});

test('a quote is dragged to another package by its name', async () => {
  const tool = await showTool(board());
  await vi.waitFor(() => expect(isSortable('[data-package="a"] .quote-group')).toBe(true));
  const name = column('a').querySelector('.quote-open');
  if (!name) throw new Error('Growth has no quote');
  const to = middle(column('c'));
  await carry(name, to);
  await vi.waitFor(() => expect(column('c').className).toContain('is-target'));
  pointer('pointerup', document, to);
  await vi.waitFor(() => expect(column('c').querySelectorAll('.quote-card')).toHaveLength(1));
  expect(column('a').querySelectorAll('.quote-card')).toHaveLength(0);
  expect(tool.callsOf('update-package').map(({ body }) => body)).toMatchObject([
    { package_id: 'c' },
    { package_id: 'a' },
  ]);
});

test('ADMIN-027 ADMIN-038 a package is dragged by its handle, and keeps its place when the server refuses', async () => {
  const tool = await showTool(board(), { 'update-package': fails(500) });
  await vi.waitFor(() => expect(isSortable('.columns')).toBe(true));
  const handle = await findNamed('button', 'Move package Growth');
  const to = middle(column('c'));
  await carry(handle, to);
  await vi.waitFor(() => expect(column('c').nextElementSibling).toBe(column('a')));
  pointer('pointerup', document, to);
  await vi.waitFor(() =>
    expect(tool.callsOf('update-package').map(({ body }) => body)).toEqual([
      { package_id: 'a', order: 3 },
    ]),
  );
  const names = () =>
    [...document.querySelectorAll('.column')].map((one) => one.getAttribute('aria-label'));
  await vi.waitFor(() =>
    expect(names()).toEqual(['Package Growth', 'Package Complete', 'Package Essentials']),
  );
  await vi.waitFor(() =>
    expect(document.querySelector('.board-notices')?.textContent).toContain(
      'We couldn’t move Growth. The packages are back in their order. Try again.',
    ),
  );
});

test('by keyboard a package is lifted with Space, moved, dropped, and keeps the focus', async () => {
  const tool = await showTool(board());
  const handle = await findNamed('button', 'Move package Growth');
  handle.focus();
  await userEvent.keyboard(' ');
  expect(handle.getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  const status = () =>
    [...document.querySelectorAll('[role=status]')].map((one) => one.textContent);
  await vi.waitFor(() => expect(status()).toContain('Growth, position 3 of 3'));
  await vi.waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move package Growth'),
  );
  await userEvent.keyboard(' ');
  await vi.waitFor(() =>
    expect(tool.callsOf('update-package').map(({ body }) => body)).toEqual([
      { package_id: 'a', order: 3 },
    ]),
  );
  await userEvent.keyboard(' {ArrowLeft}{Escape}');
  await vi.waitFor(() => expect(status()).toContain('Put back.'));
  expect(tool.callsOf('update-package')).toHaveLength(1);
});

test.each([
  ['Tab', () => userEvent.tab()],
  [
    'a press on another control',
    async () => userEvent.click(await findNamed('button', 'Move package Complete')),
  ],
])('%s puts a package back that the keyboard has lifted', async (_, act) => {
  const tool = await showTool(board());
  const handle = await findNamed('button', 'Move package Growth');
  handle.focus();
  await userEvent.keyboard(' {ArrowRight}');
  const names = () => [...document.querySelectorAll('.column')].map(({ ariaLabel }) => ariaLabel);
  await vi.waitFor(() =>
    expect(names()).toEqual(['Package Complete', 'Package Growth', 'Package Essentials']),
  );
  await act();
  await vi.waitFor(() =>
    expect(names()).toEqual(['Package Growth', 'Package Complete', 'Package Essentials']),
  );
  expect(handle.getAttribute('aria-pressed')).toBe('false');
  expect(tool.callsOf('update-package')).toEqual([]);
});

test('Ctrl+Z takes the last change back, but not while someone is typing', async () => {
  const tool = await showTool(board(), {}, library);
  const search = await findNamed('input', 'Search quotes');
  await tool.send(tool.model.contents.moved, { cardId: 'sml', from: null, to: 'a' });
  search.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(tool.callsOf('update-package')).toHaveLength(1);
  (await findNamed('button', 'Filter')).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await vi.waitFor(() => expect(tool.callsOf('update-package')).toHaveLength(2));
});

test('key A on a card opens its menu; arrows and Enter add it to a package', async () => {
  const tool = await showTool(board(), {}, library);
  (await findNamed('button', 'Details of Management Liability quote 1')).focus();
  await userEvent.keyboard('a');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitem'));
  expect(document.activeElement?.textContent).toContain('Growth, Draft');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await vi.waitFor(() =>
    expect(tool.callsOf('update-package')[0]?.body).toMatchObject({ package_id: 'c' }),
  );
});

test('the number key of a package adds the card to it', async () => {
  const tool = await showTool(board(), {}, library);
  (await findNamed('button', 'Details of Management Liability quote 1')).focus();
  await userEvent.keyboard('a');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitem'));
  const keys = [...document.querySelectorAll('.menu:popover-open [role=menuitem]')].map((item) => [
    item.querySelector('kbd')?.textContent,
    item.getAttribute('aria-keyshortcuts'),
  ]);
  expect(keys).toEqual([
    ['1', '1'],
    ['2', '2'],
    [undefined, null],
  ]);
  await userEvent.keyboard('3{Control>}2{/Control}');
  expect(tool.callsOf('update-package')).toEqual([]);
  await userEvent.keyboard('2');
  await vi.waitFor(() =>
    expect(tool.callsOf('update-package')[0]?.body).toMatchObject({ package_id: 'c' }),
  );
});

test('ADMIN-028 the library is 444 px wide and begins 142 px from the left', async () => {
  await showTool(board(), {}, library);
  const box = (await findNamed('aside', 'Quote Library')).getBoundingClientRect();
  expect([box.left, box.width]).toEqual([142, 444]);
});
