import { routeNames, routeOf } from '@fairlead/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isTrue } from '../browser/is-true.ts';
import { browser, command, resize } from './page.ts';
import { lookInColumn } from './partner/look-in-column.ts';
import { openPartner } from './partner/open-partner.ts';
import { type AddressedStop, readVisits } from './partner/visits.ts';
import { type Finding, survey } from './survey.ts';

const page = await browser();
const partner = await openPartner(page, 420);
const seen = new Set<string>();

/** What only leads on. */
const passing = [
  'auth-callback',
  'logout-callback',
  'login-portal-send',
  'application-start',
  'resume',
  'decline-routing',
  'legacy-billing',
];

beforeAll(async () => {
  await resize(page, 1280);
  await command(page, 'Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
});

afterAll(async () => {
  await command(page, 'Emulation.setEmulatedMedia', { features: [] });
  await command(page, 'Emulation.clearDeviceMetricsOverride');
  await partner.close();
});

describe.each(readVisits().map((visit) => [visit.persona, visit] as const))('as %s', (_, visit) => {
  const [first] = visit.stops;
  beforeAll(async () =>
    partner.enter({ ...visit, ...(first?.address && { path: first.address }) }),
  );

  test.each(visit.stops.map((stop, index) => [stop.screen, stop, index] as const))(
    'in a narrow column of a partner’s page, nobody stumbles on %s, and everything is inside',
    async (_screen, stop, index) => {
      if (index > 0) await page.execute(openAddress, stop.address ?? '/');
      await seeStop(stop);
      const findings = (await page.executeAsync(survey)) as Finding[];
      const sentences = findings.map(({ rule, help, node }) => `[${rule}] ${help} » ${node}`);
      expect([...sentences, ...(await page.execute(lookInColumn))]).toEqual([]);
      seen.add(await page.execute(readScreen));
    },
  );
});

test('every screen of the product was seen in the column', () => {
  const screens = routeNames.filter((name) => !routeOf(name).redirectsTo);
  expect(screens.filter((name) => !seen.has(name))).toEqual(passing);
});

/** The screen that the element told last. */
function readScreen(): string {
  return document.querySelector<HTMLElement>('main > *')?.dataset.screen ?? '';
}

function openAddress(path: string): void {
  document.querySelector('main > *')?.setAttribute('path', path);
}

/** Waits until the text of a stop is seen in the element, and nothing of its screen is on the way. */
const seeStop = ({ see, in: where }: AddressedStop) =>
  isTrue(
    page,
    (text, selector) => {
      const root = document.querySelector('main > *')?.shadowRoot;
      if (!root || root.querySelector('[aria-busy=true]')) return false;
      return [...root.querySelectorAll<HTMLElement>(selector)].some(
        (element) =>
          element.checkVisibility() && element.innerText.replaceAll(/\s+/g, ' ').includes(text),
      );
    },
    `'${see}' was never seen in the element`,
    see,
    inElement(where),
  );

/** The element has no `main` or `body` of its own. */
const inElement = (selector = 'h1') =>
  /^(main|body)\b/.test(selector) ? '.fairlead-page' : selector;
