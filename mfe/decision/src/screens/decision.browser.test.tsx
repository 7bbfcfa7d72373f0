import '@fairlead/ui/hand-off';
import '@fairlead/ui/questions';
import '@fairlead/ui';
import '@fairlead/ui/styles/index.css';
import type { RouteName } from '@fairlead/domain';
import { href, type To } from '@fairlead/domain';
import { ModelProvider } from '@fairlead/mfe-kit';
import axe from 'axe-core';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { screens } from '../routes.tsx';
import { openDecision } from '../testing/open-decision.ts';

type Name = keyof typeof screens & RouteName;

async function show(to: To, flags: Record<string, boolean> = {}) {
  const app = await openDecision(href(to), { flags });
  const Screen = screens[to.route as Name];
  const place = document.createElement('main');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <Provider value={app.scope}>
      <ModelProvider value={app.model}>
        <Screen />
      </ModelProvider>
    </Provider>,
  );
  await vi.waitFor(() => expect(place.querySelector('h1')?.textContent).toBeTruthy());
  return { app, place };
}

const pages: [string, To, string, readonly string[]][] = [
  ['DECISION-002 DECISION-003', { route: 'unsupported-location' }, "Let's talk", ['CHAT WITH US']],
  [
    'DECISION-004 DECISION-005',
    { route: 'blocking-discretion' },
    'Your application benefits from an expert review',
    ['3-4 business days'],
  ],
  [
    'DECISION-009 DECISION-010 DECISION-059',
    { route: 'user-discretion', query: { discretion_id: 'dd_1' } },
    'Hang tight. Your request is under review',
    ['CANCEL MY REQUEST', 'TALK TO AN ADVISOR', 'about four business days'],
  ],
  ['DECISION-016 DECISION-017', { route: 'declined' }, "We're sorry...", ['TALK TO AN ADVISOR']],
  [
    'DECISION-015',
    { route: 'hiscox-offer' },
    'Another insurer can help',
    ["See the partner's offer"],
  ],
  [
    'RENEWAL-001 RENEWAL-002 RENEWAL-003',
    { route: 'renewal-blocked' },
    'Your renewal application requires further review',
    ['3-4 business days', 'Go to your Account'],
  ],
  [
    'RENEWAL-004',
    { route: 'discretion-quote-blocking-renewal' },
    'We are reviewing your renewal',
    [],
  ],
  [
    'RENEWAL-005',
    { route: 'renewal-unsupported-location' },
    'Your address change needs review',
    [],
  ],
  [
    'RENEWAL-006',
    { route: 'renewal-unsupported-location-at', params: { location: 'US-NV' } },
    'Your address change needs review',
    ['Nevada'],
  ],
  [
    'DECISION-008',
    { route: 'expedited-quote-request-confirmation' },
    'We have your request',
    ['ada@pebblewick.example.com'],
  ],
];

describe('each page says what the specification says', () => {
  test.each(pages)('%s', async (_, to, heading, texts) => {
    const { place } = await show(to);
    expect(place.querySelector('h1')?.textContent?.trim()).toBe(heading);
    for (const text of texts) expect(place.textContent).toContain(text);
  });
});

describe('the expedited quote', () => {
  test.each([true, false])('DECISION-006 is offered while its flag is %s', async (isOn) => {
    const { place } = await show(
      { route: 'blocking-discretion' },
      { 'request-expedited-quote': isOn },
    );
    const link = place.querySelector('a[href="/expedited-quote-request"]');
    expect(link !== null).toBe(isOn);
  });

  test('DECISION-007 DECISION-053 DECISION-057 asks for a date from tomorrow on, a reason and details, and waits for them', async () => {
    const { app, place } = await show({ route: 'expedited-quote-request' });
    const button = () => place.querySelector('button[type=submit]');
    const deadline = place.querySelector<HTMLInputElement>('#deadline');
    expect(deadline?.min).toBe(deadline?.value);
    expect(place.querySelectorAll('input[type=radio]')).toHaveLength(5);
    expect(place.querySelector('textarea')).not.toBeNull();
    expect(button()?.getAttribute('aria-disabled')).toBe('true');
    place.querySelectorAll<HTMLInputElement>('input[type=radio]')[2]?.click();
    await vi.waitFor(() => expect(button()?.getAttribute('aria-disabled')).toBeNull());
    expect(app.get(app.model.expedite.$form).reason).toBe('product_launch');
  });
});

describe('for everyone', () => {
  const all: To[] = [...pages.map(([, to]) => to), { route: 'expedited-quote-request' }];
  test.each(['fairlead', 'vanta'])('axe finds nothing in %s', async (experience) => {
    document.documentElement.dataset.experience = experience;
    for (const to of all) {
      const { place } = await show(to);
      const { violations } = await axe.run(place, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      });
      expect(violations.map(({ id, nodes }) => [to.route, id, nodes[0]?.html])).toEqual([]);
      place.hidden = true;
    }
  });
});
