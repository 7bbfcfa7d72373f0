import { addressOpened, draftsFlushed, memoryStorage } from '@fairlead/store';
import { expect, test } from 'vitest';
import { paymentPage } from '../../testing/answers.ts';
import { anApplication, aPackage } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';

const open = (storage = memoryStorage(), address = paymentPage) =>
  openScreen(
    address,
    { 'get-legacy-packages': () => ({ recommended: aPackage(), basic: aPackage() }) },
    { storage },
  );

test('the applicant signs until someone else is named, and has to choose a title', async () => {
  const page = await open();
  const { model, get, send } = page;
  expect(get(model.officer.$officer)).toEqual({
    name: 'Caleb Anand',
    email: 'caleb@pellucidwharf.com',
    title: '',
  });
  expect(get(model.officer.$isComplete)).toBe(false);
  await send(model.officer.changed, { title: 'CFO' });
  expect(get(model.officer.$officer)).toEqual({
    name: 'Caleb Anand',
    email: 'caleb@pellucidwharf.com',
    title: 'CFO',
  });
  expect(get(model.officer.$isComplete)).toBe(true);
});

const wrong = { name: 'Caleb', email: 'x', title: '' };
const errors = {
  name: 'Please enter your full name.',
  email: 'Please enter a valid email address.',
  title: 'Please select your title.',
};

test.each(['name', 'email', 'title'] as const)(
  'what is wrong with the %s shows once it was left',
  async (field) => {
    const { model, get, send } = await open();
    await send(model.officer.changed, wrong);
    expect(get(model.officer.$shownErrors)).toEqual({ name: null, email: null, title: null });
    await send(model.officer.blurred, field);
    expect(get(model.officer.$shownErrors)).toEqual({
      name: null,
      email: null,
      title: null,
      [field]: errors[field],
    });
  },
);

test('fields that were left one after the other all show, until the page is opened again', async () => {
  const { model, get, send } = await open();
  await send(model.officer.changed, wrong);
  await send(model.officer.blurred, 'name');
  await send(model.officer.blurred, 'email');
  expect(get(model.officer.$shownErrors)).toEqual({ ...errors, title: null });
  await send(model.officer.attempted);
  expect(get(model.officer.$shownErrors)).toEqual(errors);
  await send(addressOpened, '/checkout/10065/basic/annual');
  expect(get(model.officer.$shownErrors)).toEqual({ name: null, email: null, title: null });
});

test.each([
  ['name', { email: 'm@tidewell.com', title: 'CFO', name: '' }],
  ['email', { name: 'Maya Okafor', title: 'CFO', email: '' }],
  ['title', { name: 'Maya Okafor', email: 'm@tidewell.com', title: '' }],
])('without a %s nobody signs', async (_, officer) => {
  const { model, get, send } = await open();
  await send(model.officer.changed, officer);
  expect(get(model.officer.$isComplete)).toBe(false);
});

test('the officer survives a reload, for this application only', async () => {
  const storage = memoryStorage();
  const page = await open(storage);
  await page.send(page.model.officer.changed, { name: 'Marguerite Oyelaran' });
  await page.send(draftsFlushed);
  const again = await open(storage);
  expect(again.get(again.model.officer.$officer).name).toBe('Marguerite Oyelaran');
  const other = await open(storage, '/checkout/10066/recommended/monthly');
  expect(other.get(other.model.officer.$officer).name).toBe('Caleb Anand');
});

test.each([
  [{ name: 'Caleb', familyName: 'Anand' }, 'Caleb Anand'],
  [{ name: 'Caleb Anand', familyName: 'Anand' }, 'Caleb Anand'],
  [{ name: 'Caleb', familyName: '' }, 'Caleb'],
  [{ name: '', familyName: 'Anand' }, 'Anand'],
  [{ name: 'Anand Caleb', familyName: 'Anand' }, 'Anand Caleb Anand'],
])('the account %j is called %s', async (account, name) => {
  const page = await openScreen(
    paymentPage,
    {},
    { user: { email: 'caleb@pellucidwharf.com', picture: null, ...account } },
  );
  expect(page.get(page.model.officer.$officer).name).toBe(name);
});

test('without an account the fields start empty', async () => {
  const page = await openScreen(paymentPage, {}, { user: null });
  expect(page.get(page.model.officer.$officer)).toEqual({ name: '', email: '', title: '' });
});

test('an officer who was named for one application doesn’t sign another', async () => {
  const page = await openScreen(paymentPage, {
    'get-legacy-application': ({ path }) =>
      anApplication({ id: path.endsWith('/10066') ? '10066' : '10065' }),
  });
  const { changed, $officer } = page.model.officer;
  await page.send(changed, { name: 'Marguerite Oyelaran', title: 'CFO' });
  await page.send(addressOpened, '/checkout/10066/recommended/monthly');
  expect(page.get($officer)).toMatchObject({ name: 'Caleb Anand', title: '' });
  await page.send(addressOpened, paymentPage);
  expect(page.get($officer)).toMatchObject({ name: 'Marguerite Oyelaran', title: 'CFO' });
});
