import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openerOf } from './open-in-editor.ts';

/** An area with one source, a file beside the area, and an editor that writes down what it was started with. */
function anArea(editor = 'code') {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'fairlead-editor-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const area = join(root, 'stamps');
  mkdirSync(join(area, 'src'), { recursive: true });
  writeFileSync(join(area, 'src/a file.ts'), '');
  writeFileSync(join(root, 'secret.txt'), '');
  mkdirSync(join(root, 'stamps-too'));
  writeFileSync(join(root, 'stamps-too/b.ts'), '');
  symlinkSync(join(root, 'secret.txt'), join(area, 'src/link.ts'));
  const command = join(root, editor);
  const log = join(root, 'started');
  writeFileSync(
    command,
    `#!/bin/sh\nprintf '%s\\n' "$@" > '${log}.new'\nmv '${log}.new' '${log}'\n`,
  );
  chmodSync(command, 0o755);
  const started = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : null);
  return { area, command, started };
}

const withEditor = (command: string) => ({ ...process.env, LAUNCH_EDITOR: command });

test('a place is opened in the editor at its line and column, after what its command has', async () => {
  const { area, command, started } = anArea();
  const open = openerOf(area, withEditor(`${command} --new-window`));
  expect(await open('src/a file.ts:44:4')).toBe(null);
  await expect.poll(started).toEqual(['--new-window', '-r', '-g', `${area}/src/a file.ts:44:4`]);
});

test('nothing outside of the area’s folder is opened, and nothing that is no file', async () => {
  const { area, command, started } = anArea();
  const open = openerOf(area, withEditor(command));
  const places = [
    '../secret.txt:1:1',
    `${area}/../secret.txt:1:1`,
    '/etc/passwd:1:1',
    '../stamps-too/b.ts:1:1',
    'src/link.ts:1:1',
    'src:1:1',
    'src/gone.ts:1:1',
    'src/a file.ts',
    'src/a file.ts:1',
    'src/a file.ts:1:1;id',
    'src/a file.ts\0:1:1',
    'file:///etc/passwd:1:1',
    '',
  ];
  for (const place of places)
    expect(await open(place), place).toBe('There is no such file in the area’s folder.');
  expect(started()).toBe(null);
});

test('an editor that isn’t there, and one that needs a terminal, are named', async () => {
  const { area } = anArea();
  const opened = (editor: string) => openerOf(area, withEditor(editor))('src/a file.ts:1:1');
  expect(await opened('/nowhere/scribble')).toBe('scribble could not be started.');
  expect(await opened('nvim -p')).toBe(
    'nvim needs a terminal of its own. Set LAUNCH_EDITOR to an editor with a window, for example LAUNCH_EDITOR=code, and start fairlead mfe dev again.',
  );
});
