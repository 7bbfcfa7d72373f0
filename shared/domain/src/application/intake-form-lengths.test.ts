import { expect, test } from 'vitest';
import { change } from '../../testing/intake-form.ts';
import { intakeErrors, mostCharacters } from './intake-form.ts';

test.each(Object.entries(mostCharacters))(
  '%s takes %i characters; one more is said with the number that it takes',
  (field, most) => {
    const asked = { title: 'Other', hdyhau: 'Other' };
    const filledTo = (length: number) => {
      const [scheme, ending] = field === 'website' ? ['https://', '.example'] : ['', ''];
      const text = scheme + 'a'.repeat(length - scheme.length - ending.length) + ending;
      return intakeErrors(change({ ...asked, titleOther: 'x', hdyhauOther: 'x', [field]: text }));
    };
    expect(filledTo(most)).toEqual({});
    expect(filledTo(most + 1)).toEqual({
      [field]: expect.stringMatching(new RegExp(`: Must be no more than ${most} characters$`)),
    });
  },
);

test('a paste of a hundred thousand characters is too much for every field', () => {
  const paste = 'a.'.repeat(50_000);
  const pasted = Object.keys(mostCharacters).map((field) => [field, paste]);
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
    expect.arrayContaining([...Object.keys(mostCharacters), 'email', 'phone']),
  );
});

test('a link counts with the scheme that is put in front of it', () => {
  const link = `${'a'.repeat(190)}.example`;
  expect(intakeErrors(change({ website: link }))).toEqual({
    website: 'Website: Must be no more than 200 characters',
  });
});
