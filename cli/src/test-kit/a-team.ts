import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '@fairlead/build/build-manifest';
import { onTestFinished } from 'vitest';
import type { Io } from '../io.ts';
import { runProgram } from '../program.ts';
import { anIo } from './an-io.ts';

const manifest = (version: string, file: string, changes: object = {}) =>
  JSON.stringify({
    name: '@fairlead/mfe-letters',
    version,
    requires: {},
    modules: { '@fairlead/mfe-letters': file },
    files: {
      [file]: { integrity: integrityOf(version), bytes: 3, imports: [], later: [] },
    },
    css: [],
    platform: {},
    borrowed: [],
    ...changes,
  });

/** A folder with an area called letters and a build of it, where commands run. */
export function aTeam() {
  const cwd = mkdtempSync(join(tmpdir(), 'fairlead-releases-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), text);
  };
  const exports = { './tasks': './src/tasks.ts', './definition': './src/definition.ts' };
  write('package.json', JSON.stringify({ name: '@fairlead/mfe-letters', exports }));
  const build = (version: string, changes?: object, file = 'mfe-letters-1.js') => {
    write('dist/manifest.json', manifest(version, file, changes));
    write(`dist/${file}`, version);
  };
  build('1.0.0');
  const run = (...args: readonly string[]) => runIn({}, ...args);
  const runIn = async (env: Io['env'], ...args: readonly string[]) => {
    const { io, said } = anIo(cwd, { env: { CI: '1', ...env } });
    await runProgram(['mfe', ...args], io);
    return said;
  };
  /** Serves the registry of the folder until it is stopped. */
  const serve = async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { io, interrupt } = anIo(cwd, {
      env: { CI: '1' },
      out: (text) => resolve(/http:\S+\d/.exec(text)?.[0] ?? ''),
    });
    const ended = runProgram(['registry', '--port', '0'], io);
    const stop = async () => {
      interrupt();
      await ended;
    };
    onTestFinished(stop);
    return { url: await promise, stop };
  };
  return { cwd, write, build, run, runIn, serve };
}

/** A team with a registry in its folder, and a key. */
export async function aTeamWithKey() {
  const team = aTeam();
  await team.run('keys', 'init');
  await team.run('keys', 'make', 'letters');
  return team;
}
