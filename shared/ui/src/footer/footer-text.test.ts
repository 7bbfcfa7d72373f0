import { expect, test } from 'vitest';
import { footerText } from './footer-text.ts';

test('the footer says how answers are kept, with links that open a new tab', () => {
  expect(footerText({ termsHref: '/terms', year: 2026 })).toEqual({
    confidentiality: [
      'Your responses are kept confidential under our ',
      { text: 'Terms of Use', href: '/terms', newTab: true },
      ' and ',
      { text: 'Privacy Notice', href: '/privacy-notice', newTab: true },
      '.',
    ],
    copyright: '© 2026 Fairlead',
  });
});
