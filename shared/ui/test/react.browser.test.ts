import '../src/index.ts';
import '../src/dialog/index.ts';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import type { UiTextField } from '../src/index.ts';
import { settled } from './show.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('React hands properties over and listens to the elements’ own events', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  const changes: string[] = [];
  const field = (value: string, error?: string) =>
    createElement('ui-text-field', {
      label: 'Email',
      value,
      error,
      className: 'span-2',
      'onui-change': (event: CustomEvent<string>) => changes.push(event.detail),
    });
  act(() => root.render(field('maya', 'Required')));
  await settled(place);
  const element = place.querySelector('ui-text-field') as UiTextField;
  const input = element.querySelector('input') as HTMLInputElement;
  expect([input.value, input.getAttribute('aria-invalid'), element.className]).toEqual([
    'maya',
    'true',
    'span-2',
  ]);
  input.value = 'maya@';
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(changes).toEqual(['maya@']);
  act(() => root.render(field('maya@')));
  await settled(place);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('React takes a dialog’s children away and the dialog stays whole', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const dialog = (...bodies: string[]) =>
    createElement(
      'ui-dialog',
      { open: true, heading: 'Sure?', primary: 'Yes' },
      bodies.map((body) => createElement('p', { key: body }, body)),
    );
  act(() => root.render(dialog('one', 'two')));
  await settled(place);
  act(() => root.render(dialog('two', 'three')));
  await settled(place);
  expect([...place.querySelectorAll('p')].map((body) => body.textContent)).toEqual([
    'two',
    'three',
  ]);
  expect(place.querySelector('h2')?.textContent).toBe('Sure?');
  act(() => root.unmount());
  expect(place.childElementCount).toBe(0);
  place.remove();
});
