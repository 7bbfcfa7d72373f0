// @vitest-environment happy-dom
import type { MicroFrontend } from '@fairlead/mfe-kit/shell';
import { beforeEach, expect, test } from 'vitest';
import { createSlot } from './slot.ts';
import type { SlotOptions } from './slot-options.ts';

beforeEach(() => {
  document.body.innerHTML = '<main id="main"></main>';
});

const shown = () => document.getElementById('main')?.textContent;

/** A build that draws its version, and notes what happens to it. A step is held until it is released. */
function aBuild(version: string, holds: readonly string[] = []) {
  const calls: string[] = [];
  const held = new Map(holds.map((step) => [step, Promise.withResolvers<void>()]));
  const step = async (name: string) => {
    calls.push(name);
    await held.get(name)?.promise;
  };
  let at: HTMLElement | null = null;
  let onCrash: ((error: unknown) => void) | undefined;
  const build: MicroFrontend = {
    about: { name: 'letters', version, requires: {} },
    bootstrap: () => step('bootstrap'),
    async mount({ domElement, onCrash: crashed }) {
      at = domElement;
      onCrash = crashed;
      domElement.append(version);
      await step('mount');
    },
    async unmount() {
      at?.replaceChildren();
      await step('unmount');
    },
    unload: () => step('unload'),
  };
  return {
    build,
    calls,
    release: (name: string) => held.get(name)?.resolve(),
    crash: () => onCrash?.(new Error('It broke.')),
    draw(html: string) {
      if (at) at.innerHTML = html;
    },
  };
}

function aSlot(load: SlotOptions['load'], more: Partial<SlotOptions> = {}) {
  const reports: string[] = [];
  const health: string[] = [];
  const slot = createSlot({
    area: 'letters',
    container: () => document.getElementById('main') ?? document.body,
    load,
    timeLimits: { load: 10_000, mount: 10_000 },
    report: (error, where) => void reports.push(`${where}: ${error}`),
    talkToAdvisor: () => {},
    onHealth: (_, what, version) => void health.push(`${what} ${version}`),
    ...more,
  });
  return { slot, reports, health };
}

/** What the document shows in the place until the area has something to show. */
function aDrawnPart() {
  const drawn = document.createElement('div');
  drawn.dataset.drawn = 'letters';
  drawn.checkVisibility = () => true;
  document.getElementById('main')?.append(drawn);
  return drawn;
}

/** Lets everything happen that waits for nothing from outside. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('an area that is left while its model is created is never mounted', async () => {
  const { build, calls, release } = aBuild('1', ['bootstrap']);
  const { slot, health } = aSlot(async () => build);
  const entered = slot.enter();
  await settle();
  await slot.leave();
  release('bootstrap');
  await entered;
  expect(calls).toEqual(['bootstrap', 'unmount']);
  expect(health).toEqual(['load 1']);
  await slot.enter();
  expect(shown()).toBe('1');
});

test('a build that takes the place of one that is still loading stays', async () => {
  const loading = Promise.withResolvers<MicroFrontend>();
  const { slot } = aSlot(() => loading.promise);
  const entered = slot.enter();
  await slot.replace(aBuild('2').build);
  loading.resolve(aBuild('1').build);
  await entered;
  expect([slot.current()?.about.version, shown()]).toEqual(['2', '2']);
});

test('of two builds that are to take the place at the same time, the later one does, and the other leaves nothing', async () => {
  const [first, second, third] = [aBuild('1'), aBuild('2', ['mount']), aBuild('3')];
  const { slot } = aSlot(async () => first.build);
  await slot.enter();
  const replaced = slot.replace(second.build);
  await settle();
  const again = slot.replace(third.build);
  await settle();
  second.release('mount');
  await Promise.all([replaced, again]);
  expect(shown()).toBe('3');
  expect(first.calls).toEqual(['bootstrap', 'mount', 'unmount', 'unload']);
  expect(second.calls).toEqual(['bootstrap', 'mount', 'unmount', 'unload']);
  third.crash();
  await expect.poll(shown).toBe('2');
});

test('a replacement that waits for its content ends when its place is left, and the next one is used', async () => {
  aDrawnPart();
  const waiting = aBuild('');
  const { slot } = aSlot(async () => waiting.build);
  void slot.enter();
  await settle();
  const replaced = slot.replace(waiting.build);
  await settle();
  await slot.leave();
  await replaced;
  await slot.replace(aBuild('2').build);
  await slot.enter();
  expect(shown()).toBe('2');
});

test('a place that is entered again while its build is taken down shows it', async () => {
  const { build, release } = aBuild('1', ['unmount']);
  const { slot } = aSlot(async () => build);
  await slot.enter();
  const left = slot.leave();
  const entered = slot.enter();
  await settle();
  release('unmount');
  await Promise.all([left, entered]);
  expect(slot.isOpen()).toBe(true);
  expect(shown()).toBe('1');
});

test('a crash that is told late, by a mount that was left, changes nothing', async () => {
  const { build, crash } = aBuild('1');
  const crashes: (() => void)[] = [];
  const { slot, reports } = aSlot(async () => ({
    ...build,
    async mount(props) {
      await build.mount(props);
      crashes.push(() => props.onCrash?.(new Error('It broke.')));
    },
  }));
  await slot.enter();
  await slot.leave();
  await slot.enter();
  crashes[0]?.();
  await settle();
  expect(reports).toEqual([]);
  expect(shown()).toBe('1');
  crash();
  await settle();
  expect(reports).toEqual(['letters: render: Error: It broke.']);
});

test('whoever leaves while another build is looked for sees no crash screen of the place that was left', async () => {
  const { build, crash } = aBuild('1');
  const looking = Promise.withResolvers<null>();
  const { slot } = aSlot(async () => build, { fallback: () => looking.promise });
  await slot.enter();
  crash();
  await slot.leave();
  looking.resolve(null);
  await settle();
  expect(slot.isOpen()).toBe(false);
  expect(document.querySelector('[data-crash]')).toBeNull();
});

test('a build that was final never makes way for the one before', async () => {
  const [first, second] = [aBuild('1'), aBuild('2')];
  const { slot, reports } = aSlot(async () => first.build);
  await slot.enter();
  await slot.replace(second.build, { isFinal: true });
  second.crash();
  await settle();
  expect(reports).toEqual(['letters: render: Error: It broke.']);
  expect(slot.current()?.about.version).toBe('2');
});

test('what the document has drawn stays until the build that took the place of another is ready', async () => {
  const drawn = aDrawnPart();
  const [first, second] = [aBuild(''), aBuild('')];
  const { slot } = aSlot(async () => first.build);
  void slot.enter();
  await settle();
  const replaced = slot.replace(second.build);
  await settle();
  expect(drawn.isConnected).toBe(true);
  second.draw('<h1>Letters</h1>');
  await replaced;
  expect([drawn.isConnected, shown()]).toEqual([false, 'Letters']);
});

test('another screen of a place that shows one mounts nothing again; after a crash it tries again', async () => {
  const { build, calls, crash } = aBuild('1');
  const { slot } = aSlot(async () => build);
  await slot.enter();
  slot.recover();
  await settle();
  expect(calls).toEqual(['bootstrap', 'mount']);
  crash();
  await settle();
  expect(shown()).toBe('');
  slot.recover();
  await settle();
  expect(shown()).toBe('1');
});
