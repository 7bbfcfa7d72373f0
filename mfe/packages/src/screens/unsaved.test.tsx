import { drawOpened } from '@fairlead/headless-page/draw-opened';
import { BankForm, CardForm } from '@fairlead/mfe-kit/payment';
import { eventually } from '@fairlead/mfe-kit/testing';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/open-screen.ts';
import { open as openPackage, own } from '../../testing/package-page.ts';
import { base, checkout, openBankCheckout, type Page } from '../../testing/payment.ts';
import { useModel } from '../use-model.ts';
import { AdditionalNeeds } from './package/additional-needs.tsx';
import { Drawer } from './package/drawer/drawer.tsx';
import { RenameDialog } from './package/own-package-dialogs.tsx';
import { RequestReview } from './package/request-review.tsx';

const Card = () => <CardForm card={useModel().card} isPaying={false} />;
const Bank = () => <BankForm bank={useModel().bank} isPaying={false} />;

/** Draws a part of a page whose host counts what a swap would lose. */
async function show(Part: ComponentType, opening: Promise<Page>) {
  const opened = await opening;
  const { unsavedEdits, unmount } = drawOpened({ name: 'part', view: Part }, opened);
  const marks = (count: number) => eventually(() => expect(unsavedEdits.size).toBe(count));
  return { ...opened, marks, leave: unmount };
}

test('a card that is being typed is marked as not saved, until it is emptied', async () => {
  const { marks, send, model } = await show(Card, openScreen(checkout, { answers: base }));
  await marks(0);
  const number = { field: 'number', complete: false, code: null } as const;
  await send(model.card.changed, { ...number, empty: false });
  await marks(1);
  await send(model.card.changed, { ...number, empty: true });
  await marks(0);
});

test('a postal code counts as typed, and leaving the card form takes the mark back', async () => {
  const { marks, send, model, leave } = await show(Card, openScreen(checkout, { answers: base }));
  await send(model.card.postalCodeChanged, '9');
  await marks(1);
  leave();
  await marks(0);
});

test('a bank that is connected is marked as not saved', async () => {
  const { marks } = await show(Bank, openBankCheckout(['acc_1']));
  await marks(1);
});

const openOwnPackage = () => openPackage(own);

test('additional needs that are being typed are marked as not saved, until the dialog is left', async () => {
  const { marks, send, model } = await show(AdditionalNeeds, openOwnPackage());
  const { needs } = model.packagePage;
  await send(needs.opened);
  await marks(0);
  await send(needs.typed, 'We need kidnap and ransom coverage.');
  await marks(1);
  await send(needs.dismissed);
  await marks(0);
});

test('a note to the underwriter is marked as not saved, until the dialog is left', async () => {
  const { marks, send, model } = await show(RequestReview, openOwnPackage());
  const { saving } = model.packagePage;
  await send(saving.reviewOpened);
  await marks(0);
  await send(saving.noteTyped, 'Our landlord asks for more.');
  await marks(1);
  await send(saving.reviewDismissed);
  await marks(0);
});

test('another name of the package is marked as not saved, until it is the old one again', async () => {
  const { marks, send, model, get } = await show(RenameDialog, openOwnPackage());
  const { own: ownPackage } = model.packagePage;
  await send(ownPackage.renameOpened);
  const name = get(ownPackage.$name);
  await marks(0);
  await send(ownPackage.nameTyped, 'With more crime coverage');
  await marks(1);
  await send(ownPackage.nameTyped, name);
  await marks(0);
});

test('a changed limit in the drawer is marked as not saved, until it is left', async () => {
  const { marks, send, model } = await show(Drawer, openOwnPackage());
  const { drawer } = model.packagePage;
  await send(drawer.opened, 'epl');
  await marks(0);
  await send(drawer.nowChosen, { part: 'epl_agg_limit', value: 200_000_000 });
  await marks(1);
  await send(drawer.closed);
  await marks(0);
});
