import '../index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { heard, show } from '../../test/show.ts';

test('parts of the statement are links, and the whole of it is the name', async () => {
  const box = await show(
    'ui-checkbox',
    html`<ui-checkbox label="I agree to the Terms of Use and the Privacy Notice." .links=${[
      { text: 'Terms of Use', href: '/terms' },
      { text: 'Privacy Notice', href: '/privacy', newTab: true },
    ]} error="Please agree to continue"></ui-checkbox>`,
  );
  expect([...box.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/terms',
    '/privacy',
  ]);
  expect(box.control?.labels?.[0]?.textContent).toContain(
    'I agree to the Terms of Use and the Privacy Notice',
  );
  expect(box.control?.getAttribute('aria-invalid')).toBe('true');
});

test('a click on the label switches it and fires its event', async () => {
  const box = await show('ui-checkbox', html`<ui-checkbox label="No website yet."></ui-checkbox>`);
  const changes = heard<boolean>(box, 'ui-change');
  box.querySelector('label')?.click();
  box.querySelector('label')?.click();
  expect(changes).toEqual([true, false]);
});

test('a hint that comes with the check is under the box, which stays where it was', async () => {
  const box = await show('ui-checkbox', html`<ui-checkbox label="No website yet."></ui-checkbox>`);
  const top = () => box.control?.getBoundingClientRect().top;
  const before = top();
  box.hint = 'We may ask for a description.';
  await box.updateComplete;
  expect(top()).toBe(before);
  expect(box.querySelector('.hint')?.textContent).toBe('We may ask for a description.');
});
