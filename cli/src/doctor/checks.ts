import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { changedSinceBuild } from '@fairlead/build/changed-since-build';
import { findChromium, howToInstallChromium } from '@fairlead/build/chromium';
import { isClone, repository } from '../repository.ts';
import { fetchedFolder, hasFetchedChromium } from './fetched-chromium.ts';
import type { Check } from './finding.ts';

const willFetch = 'the first browser run downloads one with WebdriverIO if the network allows it';

const node: Check = () => {
  const [major = 0] = process.versions.node.split('.').map(Number);
  return major >= 24
    ? { name: 'node', ok: true, says: process.versions.node }
    : {
        name: 'node',
        ok: false,
        says: `${process.versions.node} is older than 24`,
        fix: 'npm ci',
      };
};

const dependencies: Check = () =>
  existsSync(join(repository, 'node_modules/effector'))
    ? { name: 'dependencies', ok: true, says: 'installed' }
    : { name: 'dependencies', ok: false, says: 'not installed', fix: 'npm ci' };

const chromium: Check = (io) => {
  const said = io.env.CHROME_PATH;
  const found = findChromium(io.env);
  if (said && found?.binary !== said) {
    return {
      name: 'chromium',
      ok: false,
      says: `CHROME_PATH is ${said}, which cannot be run`,
      fix: 'unset CHROME_PATH, or set it to a Chromium',
    };
  }
  if (found) return { name: 'chromium', ok: true, says: found.binary };
  const folder = fetchedFolder(repository);
  return hasFetchedChromium(folder)
    ? { name: 'chromium', ok: true, says: `downloaded by WebdriverIO to ${folder}` }
    : { name: 'chromium', ok: false, says: `not found; ${willFetch}`, fix: howToInstallChromium };
};

const chromedriver: Check = (io) => {
  const driver = findChromium(io.env)?.driver;
  if (driver) return { name: 'chromedriver', ok: true, says: driver };
  return hasFetchedChromium(fetchedFolder(repository))
    ? { name: 'chromedriver', ok: true, says: 'downloaded by WebdriverIO' }
    : {
        name: 'chromedriver',
        ok: false,
        says: `not found; ${willFetch}`,
        fix: howToInstallChromium,
      };
};

const build: Check = () => {
  const folder = join(repository, 'dist/sandbox');
  const there = existsSync(folder) && readdirSync(folder).length > 0;
  if (!there)
    return { name: 'build', ok: false, says: 'the app has not been built', fix: 'npm start' };
  const { length } = changedSinceBuild(repository, 'sandbox');
  return length === 0
    ? { name: 'build', ok: true, says: 'dist/sandbox' }
    : {
        name: 'build',
        ok: false,
        says: `dist/sandbox is older than ${length === 1 ? '1 part' : `${length} parts`} of the app`,
        fix: 'npm run build',
      };
};

const scenarios: Check = () => {
  const there = existsSync(join(repository, 'scenarios/schema.json'));
  return there
    ? { name: 'schema', ok: true, says: 'scenarios/schema.json' }
    : {
        name: 'schema',
        ok: false,
        says: 'scenarios/schema.json is missing',
        fix: 'npx fairlead check --schema',
      };
};

const port: Check = async () => {
  const free = await isFree(4300);
  return free
    ? { name: 'port', ok: true, says: '4300 is free' }
    : { name: 'port', ok: true, says: '4300 is taken; `fairlead serve` takes the next free one' };
};

function isFree(number: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(number, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Every check of the doctor, in the order in which to fix them. */
export const checks: readonly Check[] = [
  node,
  dependencies,
  chromium,
  chromedriver,
  ...(isClone ? [build] : []),
  scenarios,
  ...(isClone ? [port] : []),
];
