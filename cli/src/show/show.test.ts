import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from '../program.ts';
import { reportPage } from '../reporters/html/report-page.ts';
import { aResult } from '../test-kit/a-result.ts';
import { anIo } from '../test-kit/an-io.ts';

const report = reportPage(
  { scenarios: [aResult({ name: 'Somebody pays' })], notRun: 0, ms: 1 },
  { css: '', script: '' },
);

/** Runs the command in a folder with these files, and a browser that only notes what it opens. */
function showing(
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
  browser = 'echo "$@" > "$PATH/opened"',
) {
  const cwd = mkdtempSync(join(tmpdir(), 'fairlead-show-'));
  for (const [name, text] of Object.entries({ 'reports/report.html': report, ...files })) {
    mkdirSync(join(cwd, name, '..'), { recursive: true });
    writeFileSync(join(cwd, name), text);
  }
  for (const name of ['xdg-open', 'open']) {
    writeFileSync(join(cwd, name), `#!/bin/sh\n${browser}\n`);
    chmodSync(join(cwd, name), 0o755);
  }
  const { io, said, interrupt } = anIo(cwd, { env: { PATH: cwd } });
  const opened = () =>
    existsSync(join(cwd, 'opened')) ? readFileSync(join(cwd, 'opened'), 'utf8').trim() : null;
  const ended = runProgram(['show', ...args], io);
  return { cwd, said, opened, ended, interrupt };
}

const addressIn = (out: string) => /http:\S+(?=;)/.exec(out)?.[0] ?? '';

async function served(said: { readonly out: string }): Promise<string> {
  await expect.poll(() => addressIn(said.out)).not.toBe('');
  return addressIn(said.out);
}

test('show serves the report of the last run, opens it in the browser, and ends with Ctrl-C', async () => {
  const { said, opened, ended, interrupt } = showing([]);
  const address = await served(said);
  expect(await (await fetch(address)).text()).toBe(report);
  await expect.poll(opened).toBe(address);
  interrupt();
  await ended;
  expect(said).toMatchObject({ err: '', code: 0 });
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

test('show opens no browser with --no-open, and serves a report that was written again', async () => {
  const { cwd, said, opened, ended, interrupt } = showing(['build/run.html', '--no-open'], {
    'build/run.html': report,
  });
  const address = await served(said);
  writeFileSync(join(cwd, 'build/run.html'), report.replace('Somebody', 'Nobody'));
  expect(await (await fetch(address)).text()).toContain('Nobody pays');
  expect((await fetch(`${address}other`)).status).toBe(404);
  interrupt();
  await ended;
  expect(opened()).toBe(null);
});

test('a page of another site cannot read the report by giving this machine a name', async () => {
  const { said, ended, interrupt } = showing(['--no-open']);
  const address = await served(said);
  const status = await new Promise((resolve) => {
    request(address, { headers: { host: 'evil.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).end();
  });
  expect(status).toBe(403);
  interrupt();
  await ended;
});

test.each([
  [
    'missing.html',
    'There is no report at missing.html. `fairlead run --reporter html` writes one.',
  ],
  ['empty', 'There is no report at empty. `fairlead run --reporter html` writes one.'],
  [
    'other.html',
    'other.html is no HTML report of this version. `fairlead run --reporter html` writes one.',
  ],
])('show %s exits with 2 and one sentence', async (path, sentence) => {
  const { said, ended } = showing([path], {
    'empty/other.txt': '',
    'other.html': `<!doctype html><title>Other</title>${' '.repeat(2000)}${report}`,
  });
  await ended;
  expect(said).toEqual({ out: '', err: `${sentence}\n`, code: 2 });
});

test('show says that its port is taken', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const { said, ended } = showing(['--port', String(port)]);
  await ended;
  expect(said.err).toBe(
    `Port ${port} can't be used: it is taken. Leave out --port to use any free port.\n`,
  );
  expect(said.code).toBe(2);
  other.close();
});

test('show says that no browser could be opened, and goes on', async () => {
  const { said, ended, interrupt } = showing([], {}, 'exit 3');
  await served(said);
  await expect
    .poll(() => said.err)
    .toMatch(/^No browser could be opened with (xdg-)?open\. Open the address yourself\.\n$/);
  interrupt();
  await ended;
  expect(said.code).toBe(0);
});
