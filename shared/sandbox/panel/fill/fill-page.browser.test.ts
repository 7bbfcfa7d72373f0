import { expect, onTestFinished, test } from 'vitest';
import { type SandboxControl, startSandbox } from '../../src/in-browser/start-sandbox.ts';
import type { TypedAnswers } from '../../src/in-browser/typed-answers.ts';
import { fillPage } from './fill-page.ts';

const answers: TypedAnswers = {
  rows: [
    {
      'entity-type': ['LLC'],
      'has-parent': ['false'],
      'parent-name': ['Nobody'],
      'largest-contract': ['1250.50'],
      'customer-types': ['BUSINESSES', 'CONSUMERS'],
      'employee-state': ['US-TX'],
    },
    { 'employee-state': ['US-CO'] },
  ],
  decisive: ['has-parent'],
};

/** Shows a form at the address of a question set, and notes the events that its fields get. */
function show(fields: string) {
  const before = location.href;
  history.replaceState(null, '', '/application/app_1/qs_company');
  document.body.innerHTML = `<div id="main"><form>${fields}</form></div>`;
  const heard: string[] = [];
  for (const kind of ['input', 'change', 'focusin', 'focusout'])
    document.body.addEventListener(kind, ({ target }) => {
      if (target instanceof HTMLElement) heard.push(`${kind} ${target.getAttribute('name')}`);
    });
  onTestFinished(() => {
    history.replaceState(null, '', before);
    document.body.replaceChildren();
  });
  const values = () =>
    Object.fromEntries(
      [...new FormData(document.querySelector('form') ?? undefined)].map(([name, value]) => [
        name,
        value,
      ]),
    );
  return { heard, values };
}

const control = { typedAnswers: () => answers } as unknown as SandboxControl;

test('a field is filled in with the events of a person’s input', async () => {
  const { heard, values } = show('<input name="largest-contract">');
  expect(await fillPage(control, 'approved')).toBe(1);
  expect(values()).toEqual({ 'largest-contract': '1250.50' });
  expect(heard).toEqual([
    'focusin largest-contract',
    'input largest-contract',
    'change largest-contract',
    'focusout largest-contract',
  ]);
});

test('options are chosen by their value, several in one group', async () => {
  const { values } = show(
    `<select name="entity-type"><option value="">Choose</option><option value="LLC">LLC</option></select>
     ${['BUSINESSES', 'CONSUMERS', 'NONE'].map((value) => `<input type="checkbox" name="customer-types" value="${value}">`).join('')}`,
  );
  expect(await fillPage(control, 'approved')).toBe(3);
  expect(values()).toEqual({ 'entity-type': 'LLC', 'customer-types': 'CONSUMERS' });
  expect(document.querySelectorAll(':checked[type="checkbox"]')).toHaveLength(2);
});

test('what has an answer keeps it, unless the outcome depends on it', async () => {
  const { values } = show(
    `<input name="largest-contract" value="7">
     <input type="radio" name="has-parent" value="true" checked>
     <input type="radio" name="has-parent" value="false">`,
  );
  expect(await fillPage(control, 'approved')).toBe(1);
  expect(values()).toEqual({ 'largest-contract': '7', 'has-parent': 'false' });
});

test('a field that an answer shows is filled in too, and one that is hidden is not', async () => {
  const { values } = show(
    '<input name="largest-contract"><input name="parent-name" style="display: none">',
  );
  document.querySelector('[name="largest-contract"]')?.addEventListener('change', () => {
    document.querySelector('form')?.insertAdjacentHTML('beforeend', '<input name="entity-type">');
  });
  expect(await fillPage(control, 'approved')).toBe(2);
  expect(values()).toMatchObject({ 'entity-type': 'LLC', 'parent-name': '' });
});

test('each row of a repeating set gets its own answers', async () => {
  const { values } = show('<input name="employee-state#1"><input name="employee-state#2">');
  await fillPage(control, 'approved');
  expect(values()).toEqual({ 'employee-state#1': 'US-TX', 'employee-state#2': 'US-CO' });
});

test('the sandbox knows what the first visitor types', async () => {
  const sandbox = await startSandbox();
  expect(sandbox.firstVisitor()).toMatchObject({
    'intake-legalName': 'Pebblewick Labs, Inc.',
    'intake-address': '137 Halyard Street',
    'intake-email': 'ada@pebblewicklabs.example.com',
  });
});
