import '@fairlead/ui/hand-off';
import '@fairlead/ui/questions';
import type { RouteName } from '@fairlead/domain';
import { tomorrow } from '@fairlead/domain/outcomes';
import { drawScreen } from '@fairlead/mfe-kit/testing/draw-screen';
import axe from 'axe-core';
import { describe, expect, test, vi } from 'vitest';
import { openDecision } from '../../testing/open-decision.ts';
import { screens } from '../routes.tsx';

type Name = keyof typeof screens & RouteName;

async function show(address: string, flags: Record<string, boolean> = {}) {
  const app = await openDecision(address, { flags });
  const Screen = screens[app.screen() as Name];
  const place = drawScreen({ ...app, Screen });
  await vi.waitFor(() => expect(place.querySelector('h1')?.textContent).toBeTruthy());
  return { app, place };
}

type Page = {
  readonly ids: string;
  readonly at: string;
  readonly heading: string;
  readonly texts?: readonly string[];
  readonly actions?: readonly string[];
};

const pages: readonly Page[] = [
  {
    ids: 'DECISION-002 DECISION-003',
    at: '/unsupported-location',
    heading: "Let's talk",
    actions: ['CHAT WITH US'],
  },
  {
    ids: 'DECISION-004 DECISION-005',
    at: '/blocking-discretion',
    heading: 'Your application benefits from an expert review',
    texts: ['get back to you in 3-4 business days.'],
    actions: ['TALK TO AN ADVISOR'],
  },
  {
    ids: 'DECISION-009 DECISION-010 DECISION-059',
    at: '/user-discretion?discretion_id=dd_1',
    heading: 'Hang tight. Your request is under review',
    texts: ['respond in about four business days.'],
    actions: ['TALK TO AN ADVISOR', 'CANCEL MY REQUEST'],
  },
  {
    ids: 'DECISION-016 DECISION-017',
    at: '/declined',
    heading: "We're sorry...",
    actions: ['TALK TO AN ADVISOR'],
  },
  {
    ids: 'DECISION-015',
    at: '/hiscox-offer',
    heading: 'Another insurer can help',
    actions: ["See the partner's offer", 'Talk to an Advisor'],
  },
  {
    ids: 'RENEWAL-001 RENEWAL-002 RENEWAL-003',
    at: '/renewal-blocked',
    heading: 'Your renewal application requires further review',
    texts: ['This takes 3-4 business days.'],
    actions: ['Go to your Account'],
  },
  {
    ids: 'RENEWAL-004',
    at: '/discretion-quote-blocking-renewal',
    heading: 'We’re reviewing your renewal',
  },
  {
    ids: 'RENEWAL-005',
    at: '/renewal-unsupported-location',
    heading: 'Your address change needs review',
  },
  {
    ids: 'RENEWAL-006',
    at: '/renewal-unsupported-location/US-NV',
    heading: 'Your address change needs review',
    texts: ['We don’t issue policies in Nevada yet.'],
  },
  {
    ids: 'DECISION-008',
    at: '/expedited-quote-request-confirmation',
    heading: 'We have your request',
    texts: ['We’ll email ada@x.example as soon as we have an answer'],
  },
];

const actionsOf = (place: Element) =>
  [...place.querySelectorAll('button, a.button')].map(({ textContent }) => textContent?.trim());

describe('each page says what the specification says', () => {
  test.each(pages)('$ids', async ({ at, heading, texts = [], actions }) => {
    const { place } = await show(at);
    expect(place.querySelector('h1')?.textContent?.trim()).toBe(heading);
    for (const text of texts) expect(place.textContent).toContain(text);
    if (actions) expect(actionsOf(place)).toEqual(actions);
  });
});

describe('the expedited quote', () => {
  test.each([true, false])('DECISION-006 is offered while its flag is %s', async (isOn) => {
    const { place } = await show('/blocking-discretion', { 'request-expedited-quote': isOn });
    const link = place.querySelector('a[href="/expedited-quote-request"]');
    expect(link !== null).toBe(isOn);
  });

  test('DECISION-007 DECISION-053 DECISION-057 asks for a date from tomorrow on, a reason and details, and waits for them', async () => {
    const { app, place } = await show('/expedited-quote-request');
    const button = () => place.querySelector('button[type=submit]');
    const deadline = place.querySelector<HTMLInputElement>('#deadline');
    expect([deadline?.min, deadline?.value]).toEqual(Array(2).fill(tomorrow(new Date())));
    expect(place.querySelectorAll('#reason input[type=radio]')).toHaveLength(5);
    expect(place.querySelector('textarea#details')).not.toBeNull();
    expect(button()?.getAttribute('aria-disabled')).toBe('true');
    place.querySelectorAll<HTMLInputElement>('input[type=radio]')[2]?.click();
    await vi.waitFor(() => expect(button()?.getAttribute('aria-disabled')).toBeNull());
    expect(app.get(app.model.expedite.$form).reason).toBe('product_launch');
  });
});

describe('for everyone', () => {
  const all = [...pages.map(({ at }) => at), '/expedited-quote-request'];
  test.each(['fairlead', 'vanta'])('axe finds nothing in %s', async (experience) => {
    document.documentElement.dataset.experience = experience;
    for (const at of all) {
      const { place } = await show(at);
      const { violations } = await axe.run(place, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      });
      expect(violations.map(({ id, nodes }) => [at, id, nodes[0]?.html])).toEqual([]);
      place.hidden = true;
    }
  });
});
