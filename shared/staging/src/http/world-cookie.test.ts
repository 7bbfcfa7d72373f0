import { expect, test } from 'vitest';
import { readClaim, worldCookie } from './staging-request.ts';

const tokenIn = (url: string, Cookie: string) =>
  readClaim(new Request(url, { headers: { Cookie } })).token;

test('a server reads the world of its own port, because cookies don’t know ports', () => {
  const cookies = 'fairlead-world=old; fairlead-world-4300=other; fairlead-world-4400=own';
  expect(tokenIn('http://localhost:4400/', cookies)).toBe('own');
  expect(tokenIn('http://localhost:4300/', cookies)).toBe('other');
  expect(tokenIn('http://localhost:4500/', cookies)).toBeNull();
  expect(tokenIn('https://staging.example.com/', cookies)).toBe('old');
});

test('a browser is kept in a world of the server’s port, and taken out of that one alone', () => {
  const local = new Request('http://localhost:4400/staging/join');
  expect(worldCookie(local, 'w1')).toBe('fairlead-world-4400=w1; Path=/; HttpOnly; SameSite=Lax');
  expect(worldCookie(local, null)).toBe(
    'fairlead-world-4400=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  );
  expect(worldCookie(new Request('https://staging.example.com/'), 'w1')).toBe(
    'fairlead-world=w1; Path=/; HttpOnly; SameSite=Lax; Secure',
  );
});
