import { expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';
import type { FunnelMap } from './funnel-map.ts';
import { drawMermaid } from './mermaid.ts';

const map: FunnelMap = {
  bands: [
    {
      name: 'intake',
      places: [
        { name: 'intake', path: '/', title: 'Form' },
        { name: 'login', path: '/a"b#c', title: 'Sign in' },
      ],
    },
    { name: 'elsewhere', places: [{ name: 'customer-portal', path: null, title: 'Portal' }] },
  ],
  routers: [
    {
      name: 'guard',
      when: 'before',
      rules: [
        { because: 'one', to: 'login' },
        { because: 'two', to: 'login' },
        { because: 'out', to: 'customer-portal' },
      ],
      passesOnTo: 'decision',
    },
    { name: 'decision', when: 'after', rules: [], passesOnTo: null },
  ],
};

test('screens are in their areas, rules with one destination share an arrow, and labels are escaped', () => {
  expect(drawMermaid(map, null)).toBe(`---
title: "The Fairlead funnel: 2 screens, 3 decisions"
---
flowchart LR
  subgraph area_intake["intake"]
    place_intake("intake<br/>/")
    place_login("login<br/>/a#34;b#35;c")
  end
  subgraph area_elsewhere["elsewhere"]
    place_customer_portal(["customer-portal"])
  end
  router_guard{{"guard"}}
  router_decision{{"decision"}}
  router_guard -->|"one<br/>two"| place_login
  router_guard -->|"out"| place_customer_portal
  router_guard ==> router_decision
`);
});

test('what scenarios did not reach is dotted and dashed', () => {
  const decisions = [{ router: 'guard', because: 'two', to: 'login' }];
  const coverage = coverageOf(map, [
    { name: 'A', verdict: 'passed', steps: [{ screen: 'login', screens: [], decisions }] },
  ]);
  const lines = drawMermaid(map, coverage).split('\n');
  expect(lines).toContain('title: "The Fairlead funnel: 1 of 2 screens, 1 of 3 decisions"');
  expect(lines).toContain('  router_guard -.->|"one"| place_login');
  expect(lines).toContain('  router_guard -->|"two"| place_login');
  expect(lines).toContain('  router_guard -.-> router_decision');
  expect(lines).toContain('  class place_intake planned');
});
