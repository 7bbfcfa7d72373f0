// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { copyEntries } from './copy-entries.ts';

const aForm = (html: string) => {
  const form = document.createElement('form');
  form.innerHTML = html;
  document.body.append(form);
  return form;
};

/** The controls of a form by their ids: text, or whether one is checked. */
const entries = (form: Element) =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('input, select')].map((control) => [
      control.id,
      ['checkbox', 'radio'].includes(control.type) ? control.checked : control.value,
    ]),
  );

const name = '<input id="name" value="">';
const agrees = '<input id="agrees" type="checkbox">';
const state =
  '<select id="state"><option>-</option><option>CA</option><option>NY</option></select>';

/** Enters these values as a person would. */
function enter(form: Element, values: Readonly<Record<string, string | boolean>>): void {
  for (const [id, value] of Object.entries(values)) {
    const control = form.querySelector<HTMLInputElement>(`#${id}`);
    if (control && typeof value === 'string') control.value = value;
    else if (control) control.checked = value === true;
  }
}

test('what was entered in the drawn form is in the mounted one, and its controls hear of it', () => {
  const drawn = aForm(name + agrees + state);
  const mounted = aForm(name + agrees + state);
  const heard: string[] = [];
  for (const type of ['input', 'change', 'click'])
    mounted.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).id}`));
  enter(drawn, { name: 'Ada', agrees: true, state: 'NY' });
  copyEntries(drawn, mounted);
  expect(entries(mounted)).toEqual({ name: 'Ada', agrees: true, state: 'NY' });
  expect(heard).toEqual(
    expect.arrayContaining(['input name', 'change name', 'click agrees', 'change state']),
  );
});

test('what nobody changed stays as the mounted form has it', () => {
  const drawn = aForm(name + agrees + state);
  const mounted = aForm(name + agrees + state);
  enter(mounted, { name: 'Grace', agrees: true, state: 'CA' });
  copyEntries(drawn, mounted);
  expect(entries(mounted)).toEqual({ name: 'Grace', agrees: true, state: 'CA' });
});

test('a control is found by its id where the mounted form has others before it', () => {
  const drawn = aForm(name + agrees);
  const mounted = aForm(`<input id="code">${agrees}${name}`);
  enter(drawn, { name: 'Ada', agrees: true });
  copyEntries(drawn, mounted);
  expect(entries(mounted)).toEqual({ code: '', name: 'Ada', agrees: true });
});

test('a control without an id is found by its place, in a form with as many controls', () => {
  const drawn = aForm('<input><input>');
  const [, second] = drawn.querySelectorAll('input');
  if (second) second.value = 'Lovelace';
  const valuesOf = (form: Element) => [...form.querySelectorAll('input')].map(({ value }) => value);
  const same = aForm('<input><input>');
  copyEntries(drawn, same);
  expect(valuesOf(same)).toEqual(['', 'Lovelace']);
  const longer = aForm('<input><input><input>');
  copyEntries(drawn, longer);
  expect(valuesOf(longer)).toEqual(['', '', '']);
});
