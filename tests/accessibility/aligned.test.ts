import { expect, test } from 'vitest';
import { begin, resize, see } from './page.ts';

test.each(['fairlead', 'vanta'] as const)(
  'at 1280 px the email and the phone number of the start page are beside each other in %s',
  async (experience) => {
    const page = await begin({ persona: 'new-founder', experience, path: '/' });
    await resize(page, 1280);
    await see(page, 'Phone number');
    const tops = await page.execute(() =>
      [...document.querySelectorAll('input')]
        .filter(({ type }) => type === 'email' || type === 'tel')
        .map((input) => input.getBoundingClientRect().top),
    );
    expect(tops).toHaveLength(2);
    expect(tops[0]).toBe(tops[1]);
  },
);
