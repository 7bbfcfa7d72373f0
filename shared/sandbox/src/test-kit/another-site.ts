import fc from 'fast-check';

/** Addresses of other sites, written in the ways a browser reads. Quick to make: `fc.webUrl()` takes seconds to begin. */
export const anotherSite: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('http://', 'https://', 'HTTPS://', '//', '\\\\', '/\\', 'ftp://'),
    fc.constantFrom('elsewhere.example.com', 'localhost:4301', 'user@localhost.example', '[::1]'),
    fc.constantFrom('', '/', '/auth/callback?x=1', '//localhost:4300/#top'),
  )
  .map((parts) => parts.join(''));
