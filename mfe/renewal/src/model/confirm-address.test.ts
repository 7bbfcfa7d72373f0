import { inVirtualTime } from '@fairlead/mfe-kit/testing';
import { addressOpened, draftsFlushed } from '@fairlead/store';
import { expect, test } from 'vitest';
import { anIntroSet, capstan } from '../../testing/builders.ts';
import { confirm, form, move, sentBy, tick, tickAndConfirm } from '../../testing/confirming.ts';
import { confirmPage, openRenewal, quarry } from '../../testing/open-renewal.ts';
import { addressLines } from './address.ts';

inVirtualTime();

test('the focus goes to the street when it is updated, and back to Update when it is kept', async () => {
  const app = await openRenewal(confirmPage);
  expect(app.get(form(app).$focus)).toBeNull();
  await app.send(form(app).updated, undefined);
  expect(app.get(form(app).$focus)).toBe('street');
  await app.send(form(app).kept, undefined);
  expect(app.get(form(app).$focus)).toBe('update');
});

test('what was checked and missed is forgotten when the address is updated or kept', async () => {
  const app = await openRenewal(confirmPage);
  await confirm(app);
  expect(app.get(app.model.confirm.$attempts)).toBe(1);
  await app.send(form(app).updated, undefined);
  expect(app.get(app.model.confirm.$attempts)).toBe(0);
  expect(app.get(app.model.confirm.$tickError)).toBeNull();
  await confirm(app);
  await app.send(form(app).kept, undefined);
  expect(app.get(app.model.confirm.$attempts)).toBe(0);
});

test('a page that is opened again starts without a checkmark and counts attempts from zero', async () => {
  const app = await openRenewal(confirmPage);
  await tickAndConfirm(app);
  await app.send(app.model.confirm.ticked, true);
  await app.send(addressOpened, confirmPage);
  expect(app.get(app.model.confirm.$isTicked)).toBe(false);
  expect(app.get(app.model.confirm.$attempts)).toBe(0);
});

test('an address that was typed and not chosen shows an error and sends nothing', async () => {
  const app = await openRenewal(confirmPage);
  await app.send(form(app).updated, undefined);
  expect(app.get(form(app).$error)).toBeNull();
  await tickAndConfirm(app);
  expect(app.get(form(app).$error)).toBe('Enter your address and select the matching result');
  expect(app.callsOf('create-renewal')).toEqual([]);
  await app.send(form(app).choice.typed, '951 Qu');
  expect(app.get(form(app).$error)).toBeNull();
});

test('a search result that is no address shows an error immediately', async () => {
  const app = await openRenewal(confirmPage, { readPlace: () => ({ ...quarry, region: null }) });
  await move(app);
  expect(app.get(form(app).$error)).toBe('Enter your address and select the matching result');
});

test('what is changed has to be checked again, and the old address can be kept', async () => {
  const app = await openRenewal(confirmPage);
  await tick(app);
  await app.send(form(app).updated, undefined);
  expect(app.get(app.model.confirm.$isTicked)).toBe(false);
  await tick(app);
  await app.send(form(app).choice.typed, '9');
  expect(app.get(app.model.confirm.$isTicked)).toBe(false);
  await tick(app);
  await app.send(form(app).line2Changed, 'Floor 3');
  expect(app.get(app.model.confirm.$isTicked)).toBe(false);
  await app.send(form(app).kept, undefined);
  expect(app.get(form(app).$isEditing)).toBe(false);
  await tickAndConfirm(app);
  expect(sentBy(app)).toMatchObject(capstan);
});

test('an entered address survives a reload until the renewal has begun', async () => {
  const app = await openRenewal(confirmPage);
  await move(app, 'Floor 3');
  await app.send(draftsFlushed, undefined);
  const again = await openRenewal(confirmPage, { storage: app.storage });
  expect(again.get(form(again).$form)).toEqual({
    isEditing: true,
    addressText: '951 Quarry Walk, Indianapolis, IN 46204',
    address: quarry,
    line2: 'Floor 3',
  });
  expect(again.get(again.model.confirm.$isTicked)).toBe(false);
  await tickAndConfirm(again);
  const third = await openRenewal(confirmPage, { storage: again.storage });
  expect(third.get(form(third).$isEditing)).toBe(false);
});

test('a set without an address is confirmed as it is', async () => {
  const app = await openRenewal(confirmPage, {
    answers: { 'get-new-renewal': () => anIntroSet({}) },
  });
  const address = app.get(app.model.confirm.$address);
  expect(address && addressLines(address)).toEqual([]);
  await tickAndConfirm(app);
  expect(sentBy(app)).toEqual({ 'legal-name-field-v1': 'Coveplane, Inc.' });
});
