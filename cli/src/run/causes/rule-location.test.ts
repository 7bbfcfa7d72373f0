import { expect, test } from 'vitest';
import { locationOfRule } from './rule-location.ts';

test('of two rules with the same reason, the one in the router’s own file is named', () => {
  const location = locationOfRule({
    router: 'application-status',
    to: 'resume',
    because: 'created',
  });
  expect(location).toMatch(/^shared\/domain\/src\/status-routing\/application-status\.ts:\d+$/);
});

test('a rule that a router passes on is named in the file that it imports', () => {
  const location = locationOfRule({ router: 'after-sign-in', to: 'resume', because: 'created' });
  expect(location).toMatch(/^shared\/domain\/src\/status-routing\/application-status\.ts:\d+$/);
});

test('a reason that no rule gives has no line', () => {
  expect(locationOfRule({ router: 'attest', to: 'resume', because: 'no-such' })).toBeUndefined();
});
