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
  for (const key of keys) listen({ scope, $rows: $values, key, changed: () => called.push(key) });
  change({ key: 'field-7', value: 'a' });
  change({ key: 'field-9', value: 'b' });
  expect(called).toEqual(['field-7', 'field-9']);
});

test('an unchanged value notifies no listener', () => {
  const { $values, scope, change } = aForm(2);
  let calls = 0;
  const changed = () => {
    calls += 1;
  };
  listen({ scope, $rows: $values, key: 'field-0', changed });
  change({ key: 'field-0', value: '' });
  expect(calls).toBe(0);
});

test('a listener that left is not called, and one that came later sees the present', () => {
  const { $values, scope, change } = aForm(2);
  const called: string[] = [];
  const leave = listen({
    scope,
    $rows: $values,
    key: 'field-0',
    changed: () => called.push('first'),
  });
  leave();
  change({ key: 'field-0', value: 'a' });
  listen({ scope, $rows: $values, key: 'field-0', changed: () => called.push('second') });
  change({ key: 'field-0', value: 'b' });
  expect(called).toEqual(['second']);
});

test('a listener that leaves takes nothing away from the others', () => {
  const { $values, scope, change } = aForm(2);
  const called: string[] = [];
  const hear = (key: string) =>
    listen({ scope, $rows: $values, key, changed: () => called.push(key) });
  const leave = hear('field-0');
  hear('field-1');
  leave();
  change({ key: 'field-1', value: 'a' });
  expect(called).toEqual(['field-1']);
});

test('two scopes do not hear each other', () => {
  const { $values, scope, change } = aForm(1);
  const other = fork();
  const called: string[] = [];
  listen({ scope: other, $rows: $values, key: 'field-0', changed: () => called.push('other') });
  listen({ scope, $rows: $values, key: 'field-0', changed: () => called.push('own') });
  change({ key: 'field-0', value: 'a' });
  expect(called).toEqual(['own']);
});

test('with reports a listener is called for its key, and for a change of any key', () => {
  const { $values, scope } = aForm(2);
  const keyChanged = createEvent<string>();
  const anyChanged = createEvent();
  const called: string[] = [];
  for (const key of ['field-0', 'field-1'])
    listen({
      scope,
      $rows: $values,
      key,
      reports: { keyChanged, anyChanged },
      changed: () => called.push(key),
    });
  scopeBind(keyChanged, { scope })('field-1');
  expect(called).toEqual(['field-1']);
  scopeBind(anyChanged, { scope })();
  expect(called).toEqual(['field-1', 'field-0', 'field-1']);
});
