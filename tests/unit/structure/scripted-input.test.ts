import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findScriptedInput } from './find-scripted-input.ts';
import { isOfTests, root } from './product-files.ts';

const folder = 'cli/src/drivers/browser';
const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => join(folder, file))
  .filter((file) => !isOfTests(file));

test('nothing in the browser driver presses, fills or leaves a control by script', () => {
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    findScriptedInput(file, readFileSync(join(root, file), 'utf8')).map(
      (what) => `${file}: ${what}`,
    ),
  );
  expect(found).toEqual([]);
});

test('a press, a value and an event by script are found, reading them is not', () => {
  const source = [
    'control.click();',
    "field?.['dispatchEvent'](new InputEvent('input'));",
    'field.value = text;',
    'const text = field.value;',
    "addEventListener('click', note, true);",
  ].join('\n');
  expect(findScriptedInput('example.ts', source)).toEqual([
    'click() at line 1',
    'dispatchEvent() at line 2',
    'new InputEvent at line 2',
    '.value = at line 3',
  ]);
});
