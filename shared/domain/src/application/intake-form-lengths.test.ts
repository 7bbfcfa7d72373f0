import { expect, test } from 'vitest';
import { change } from '../../testing/intake-form.ts';
import { intakeErrors, maxCharacters } from './intake-form.ts';

test.each(Object.entries(maxCharacters))(
  '%s takes %i characters; one more is said with the number that it takes',
  (field, limit) => {
    const asked = { title: 'Other', hdyhau: 'Other' };
    const filledTo = (length: number) => {
      const [scheme, ending] = field === 'website' ? ['https://', '.example'] : ['', ''];
      const text = scheme + 'a'.repeat(length - scheme.length - ending.length) + ending;
      return intakeErrors(change({ ...asked, titleOther: 'x', hdyhauOther: 'x', [field]: text }));
    };
    expect(filledTo(limit)).toEqual({});
    expect(filledTo(limit + 1)).toEqual({
      [field]: expect.stringMatching(new RegExp(`: Must be no more than ${limit} characters$`)),
    });
  },
);

test('a paste of a hundred thousand characters is too much for every field', () => {
  const paste = 'a.'.repeat(50_000);
  const pasted = Object.keys(maxCharacters).map((field) => [field, paste]);
  const errors = intakeErrors(
    change({
      title: 'Other',
      hdyhau: 'Other',
      ...Object.fromEntries(pasted),
      email: paste,
      phone: paste,
    }),
  );
  expect(Object.keys(errors)).toEqual(
    expect.arrayContaining([...Object.keys(maxCharacters), 'email', 'phone']),
  );
});

test('a link counts with the scheme that is put in front of it', () => {
  const link = `${'a'.repeat(190)}.example`;
  expect(intakeErrors(change({ website: link }))).toEqual({
    website: 'Website: Must be no more than 200 characters',
  });
});
