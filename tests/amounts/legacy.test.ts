import { loadPersonas } from '@fairlead/sandbox/content/load';
import type { Outline } from '@fairlead/ui/semantics/outline';
import { expect, test } from 'vitest';
import { openPage } from './open-page.ts';
import { listedIn, matchedIn, sumOf } from './shown-lines.ts';

const { personas } = await loadPersonas();

/** Every quoted package of a legacy application, in every program. */
const programs = personas.flatMap(({ id: persona, legacy_application, legacy_packages }) =>
  legacy_application?.status === 'quoted'
    ? Object.keys(legacy_packages ?? {}).map((slug) => ({
        persona,
        address: `/checkout/${legacy_application.id}/${slug}`,
      }))
    : [],
);

const schedules = ['Monthly', 'Annually'] as const;

test('the sandbox has legacy programs of every partner', () => {
  expect(programs.length).toBeGreaterThan(30);
});

test.each(programs.flatMap((program) => schedules.map((schedule) => ({ ...program, schedule }))))(
  '$address costs $persona the same on both screens, $schedule',
  async (program) => {
    const { persona, address, schedule } = program;
    const page = await openPage(persona, address, { 'charge-transaction-fees': false });
    await page.perform('choose payment schedule', schedule);
    const chosen = orderIn((await page.look()).outline);
    await page.perform('go to checkout');
    const open = await page.look();
    const paid = orderIn(open.outline);
    await page.close();
    expect(open.screen).toBe('checkout-payment');
    expect(chosen.lines.length).toBeGreaterThan(1);
    expect(paid).toEqual(chosen);
    expect(chosen.due).toHaveLength(1);
    expect(sumOf(chosen.lines)).toBe(sumOf(chosen.due));
  },
);

test.each(schedules)(
  'with transaction fees the lines add up to what is due, %s',
  async (schedule) => {
    const page = await openPage('brex-quoted', '/checkout/10068/brex_10k_points_basic', {
      'charge-transaction-fees': true,
    });
    await page.perform('choose payment schedule', schedule);
    await page.perform('go to checkout');
    const { lines, due } = orderIn((await page.look()).outline);
    await page.close();
    expect(lines.map(({ label }) => label)).toContain('Card processing fee (about 3%)');
    expect(sumOf(lines)).toBe(sumOf(due));
  },
);

const orderIn = (outline: Outline) => ({
  lines: listedIn(outline),
  due: matchedIn(outline, /- text: (Due Today) (\$[\d,.]+)$/gm),
});
