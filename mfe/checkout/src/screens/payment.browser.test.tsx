import '../styles/index.css';
import { preloadLazyViews } from '@fairlead/mfe-kit/lazy-view';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { drawScreen } from '@fairlead/mfe-kit/testing/draw-screen';
import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filledCard, paymentPage } from '../../testing/answers.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { PaymentScreen } from './payment/payment.tsx';

test('Enter that is held on Send for Signature sends one payment', async () => {
  await preloadLazyViews();
  const page = await openScreen(
    paymentPage,
    { 'create-payment': noAnswerYet },
    { realTime: true, ...filledCard },
  );
  drawScreen({ ...page, Screen: PaymentScreen });
  const { scope, model } = page;
  void allSettled(model.card.postalCodeChanged, { scope, params: '94105' });
  void allSettled(model.officer.changed, { scope, params: { title: 'CFO' } });
  const button = await vi.waitFor(() => {
    const found = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === 'Send for Signature',
    );
    expect(found).toBeDefined();
    expect(found?.hasAttribute('aria-disabled')).toBe(false);
    return found as HTMLButtonElement;
  });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(page.callsOf('create-payment')).toHaveLength(1));
  // What the browser sends while the key stays down; it presses nothing after an event that was taken back.
  const held = new KeyboardEvent('keydown', {
    key: 'Enter',
    repeat: true,
    bubbles: true,
    cancelable: true,
  });
  expect(document.activeElement?.dispatchEvent(held)).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(page.callsOf('create-payment')).toHaveLength(1);
});
