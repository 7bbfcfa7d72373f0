import { globSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/** Code that only tests, the gallery and test runners load; a file or a folder. */
const ofTests =
  /\.test(-d)?\.tsx?$|\/(testing|test-kit|test|gallery)(\/|$)|\/(testing\.tsx|test-kit\.ts|draw-opened\.ts)$/;

export const isOfTests = (path: string): boolean => ofTests.test(path);

const sources = ['{mfe,shared}/*/src/**/*.{ts,tsx}', '{root-config,cli}/src/**/*.{ts,tsx}'];

/** Returns the product's source files as paths from the root of the repository, sorted. */
export const productFiles = (): readonly string[] =>
  globSync(sources, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isOfTests(file) && !/\.(config|d)\.ts$/.test(file))
    .sort();

/** Returns the folders of all packages. */
export const packageFolders = (): readonly string[] =>
  globSync(['{mfe,shared}/*/package.json', '{root-config,cli}/package.json'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/').replace('/package.json', ''))
    .sort();
