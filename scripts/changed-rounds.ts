import type { Changes } from './changed-files.ts';
import type { Round } from './run-rounds.ts';
import type { Step } from './run-step.ts';
import { biome, contentStep, fairlead, typesStep, vitest } from './steps.ts';

/** Scenarios load and check code of every package in these folders, and of every area. */
const shared = /^(shared|cli)\//;
/** Files of one area, which others reach only through tests that load every area, and files that no test loads. */
const ofArea = /^(mfe|scenarios)\/|\.md$/;

/**
 * The fast steps that these changes can affect: the changed files' format, the types, the tests that import a changed file,
 * and the scenarios of the areas that changed, or all of them if something changed that every area uses. Tests that load
 * every area (each call with each fault, each task on each screen) take a minute: areas that changed are played instead.
 */
export function changedRounds({ since, files, deleted }: Changes): readonly Round[] {
  const all = [...files, ...deleted];
  const isCode = all.some((file) => /\.(tsx?|mjs|json|yaml)$/.test(file));
  const scenarios = scenariosOf(all, files);
  const steps: readonly (Step | null)[] = [
    files.length > 0
      ? {
          name: 'format and lint of changed files',
          run: biome('--no-errors-on-unmatched', '--files-ignore-unknown=true', ...files),
        }
      : null,
    isCode ? typesStep : null,
    isCode
      ? {
          name: 'unit, what imports a changed file',
          run: vitest(
            'vitest.config.ts',
            '--changed',
            since,
            '--passWithNoTests',
            ...(all.every((file) => ofArea.test(file)) ? ['--project', '!models'] : []),
          ),
          needs: [contentStep.name],
        }
      : null,
    scenarios && {
      name: 'scenarios of what changed, headless',
      run: fairlead('run', ...scenarios),
      needs: [contentStep.name],
    },
  ];
  // At the same time: each of them starts with a wait for the disk.
  return [[[contentStep]], steps.flatMap((step) => (step ? [[step]] : []))].filter(
    (lanes) => lanes.length > 0,
  );
}

/** The files and folders to play: an empty list for every scenario, null for none. */
function scenariosOf(all: readonly string[], files: readonly string[]): readonly string[] | null {
  const changed = all.filter((file) => !/\.(test|test-d)\.tsx?$|\.md$/.test(file));
  if (changed.some((file) => shared.test(file) || file.startsWith('scenarios/fragments/')))
    return [];
  const folders = new Set(
    changed.flatMap((file) => {
      const area = /^mfe\/([^/]+)\//.exec(file)?.[1];
      return area ? [`scenarios/${area}`] : [];
    }),
  );
  const played = [
    ...folders,
    ...files.filter(
      (file) =>
        /^scenarios\/[^/]+\/.*\.yaml$/.test(file) && !folders.has(file.replace(/\/[^/]*$/, '')),
    ),
  ];
  return played.length > 0 ? played : null;
}
