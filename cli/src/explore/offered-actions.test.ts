import type { Outline } from '@fairlead/ui/semantics/outline';
import { expect, test } from 'vitest';
import { node } from '../test-kit/outline-node.ts';
import { createFamiliar } from './familiar.ts';
import { chooseAction, chooseForward } from './offered-actions.ts';
import { createRandom } from './random.ts';

const button = (name: string) => node('button', name);
const disabled = (name: string) => node('button', name, { states: { disabled: true } });

const offer = (outline: Outline) => ({
  ...{ outline, screen: 'home', familiar: createFamiliar() },
  isNew: () => false,
});

/** Everything that is chosen on a page, with many seeds. */
const chosen = (page: Outline, choose: typeof chooseAction) =>
  new Set(
    Array.from({ length: 60 }, (_, seed) =>
      JSON.stringify(choose(offer(page), createRandom(seed))),
    ),
  );

test('only what is enabled and in the topmost dialog is chosen, with the region that tells it apart', () => {
  const page = [
    button('Close'),
    node('dialog', 'Sure?', {
      states: { modal: true },
      children: [
        node('group', 'Growth', { children: [button('Edit')] }),
        node('group', 'Starter', { children: [button('Edit')] }),
        disabled('Pay'),
      ],
    }),
  ];
  expect(chosen(page, chooseAction)).toEqual(
    new Set(['{"press":"Edit","in":"Growth"}', '{"press":"Edit","in":"Starter"}']),
  );
  expect(chooseAction(offer([disabled('Pay')]), createRandom(1))).toBeNull();
});

test('the way forward is what is required and empty, then what leads on', () => {
  const required = { states: { required: true } };
  const empty = [node('textbox', 'Work email', required), button('Continue'), button('Back')];
  expect(chosen(empty, chooseForward)).toEqual(
    new Set(['{"fill":"Work email","with":"ada@example.com"}']),
  );
  const filled = [node('textbox', 'Work email', { ...required, value: 'a' }), ...empty.slice(1)];
  expect(chosen(filled, chooseForward)).toEqual(new Set(['{"press":"Continue"}']));
  expect(chooseForward(offer([button('Back')]), createRandom(1))).toBeNull();
});

test('the fields of a card, which can’t be read, are filled while the button waits for them', () => {
  const card = node('textbox', 'Credit or debit card number');
  const typed = '{"fill":"Credit or debit card number","with":"4242 4242 4242 4242"}';
  expect(chosen([card, disabled('Pay')], chooseForward)).toEqual(new Set([typed]));
  expect(chosen([card, button('Pay')], chooseForward)).toEqual(new Set(['{"press":"Pay"}']));
});
