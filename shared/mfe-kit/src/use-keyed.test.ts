import { createEvent, createStore, fork, scopeBind } from 'effector';
import { expect, test } from 'vitest';
import { listen } from './use-keyed.ts';

type Values = ReadonlyMap<string, unknown>;

function aForm(size: number) {
  const changed = createEvent<{ key: string; value: unknown }>();
  const keys = Array.from({ length: size }, (_, index) => `field-${index}`);
  const $values = createStore<Values>(new Map(keys.map((key) => [key, '']))).on(
    changed,
    (values, { key, value }) => new Map(values).set(key, value),
  );
  const scope = fork();
  return { $values, scope, keys, change: scopeBind(changed, { scope }) };
}

test('of 1,000 listeners a change calls the one whose key changed', () => {
  const { $values, scope, keys, change } = aForm(1000);
  const called: string[] = [];
  for (const key of keys) listen(scope, $values, key, () => called.push(key));
  change({ key: 'field-7', value: 'a' });
  change({ key: 'field-9', value: 'b' });
  expect(called).toEqual(['field-7', 'field-9']);
});

test('an unchanged value notifies no listener', () => {
  const { $values, scope, change } = aForm(2);
  let calls = 0;
  listen(scope, $values, 'field-0', () => {
    calls += 1;
  });
  change({ key: 'field-0', value: '' });
  expect(calls).toBe(0);
});

test('a listener that left is not called, and one that came later sees the present', () => {
  const { $values, scope, change } = aForm(2);
  const called: string[] = [];
  const leave = listen(scope, $values, 'field-0', () => called.push('first'));
  leave();
  change({ key: 'field-0', value: 'a' });
  listen(scope, $values, 'field-0', () => called.push('second'));
  change({ key: 'field-0', value: 'b' });
  expect(called).toEqual(['second']);
});

test('two scopes do not hear each other', () => {
  const { $values, scope, change } = aForm(1);
  const other = fork();
  const called: string[] = [];
  listen(other, $values, 'field-0', () => called.push('other'));
  listen(scope, $values, 'field-0', () => called.push('own'));
  change({ key: 'field-0', value: 'a' });
  expect(called).toEqual(['own']);
});
