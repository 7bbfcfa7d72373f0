// A plugin for Stryker: loads the tests of a part once, and runs them for one mistake after the other in that load.
// Vitest alone loads everything again for each.
import { relative } from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { createVitest, type Vitest } from 'vitest/node';
import { type Answer, channelName, type Question } from './protocol.ts';

type Load = { readonly vitest: Vitest; readonly ends: Promise<unknown> };

export class ResidentRunner {
  private readonly channel = new BroadcastChannel(channelName);
  private load: Load | null = null;

  /** No mistake needs a load of its own: none is tried in what runs at load. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun(_: DryRunOptions): Promise<DryRunResult> {
    await this.loadTests();
    const { results, coverage } = await this.ask({ asks: 'dry run' });
    return {
      status: DryRunStatus.Complete,
      tests: results.map(testResult),
      ...(coverage ? { mutantCoverage: coverage } : {}),
    };
  }

  async mutantRun({
    activeMutant,
    hitLimit,
    sandboxFileName,
    testFilter,
  }: MutantRunOptions): Promise<MutantRunResult> {
    for (let load = 1; ; load++) {
      await this.loadTests();
      const { results, hitCount, isSpent, isSpoiled } = await this.ask({
        asks: 'mutant',
        id: activeMutant.id,
        source: withoutEnding(sandboxFileName),
        tests: testFilter ?? null,
        hitLimit: hitLimit ?? null,
      });
      if (isSpent) await this.unload();
      if (isSpoiled && load === 1) continue;
      if (isSpoiled) {
        return { status: MutantRunStatus.Error, errorMessage: 'Its test fails without it too.' };
      }
      const tests = results.map(testResult);
      return toMutantRunResult(
        determineHitLimitReached(hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests },
      );
    }
  }

  async dispose() {
    await this.unload();
    this.channel.close();
  }

  private ask(question: Question): Promise<Answer> {
    const answer = this.next();
    this.channel.postMessage(question);
    return answer;
  }

  private next(): Promise<Answer> {
    return new Promise((resolve) => {
      this.channel.onmessage = (event) => resolve(event.data as Answer);
    });
  }

  private async loadTests() {
    if (this.load) return;
    process.env.NODE_ENV = 'test';
    process.env.VITEST = '1';
    const vitest = await createVitest('test', {
      config: 'tests/mutation/vitest.config.ts',
      maxWorkers: 1,
      watch: false,
      onConsoleLog: () => false,
    });
    const isLoaded = this.next();
    const ends = vitest.start();
    await Promise.race([
      isLoaded,
      ends.then(() => {
        throw new Error('The tests could not be loaded.');
      }),
    ]);
    this.load = { vitest, ends };
  }

  private async unload() {
    if (!this.load) return;
    this.channel.postMessage({ asks: 'the end' } satisfies Question);
    const { ends, vitest } = this.load;
    this.load = null;
    // A file without tests of its own fails, which says nothing here.
    await ends.catch(() => {});
    await vitest.close();
    process.exitCode = 0;
  }
}

const withoutEnding = (file: string) => relative(process.cwd(), file).replace(/\.\w+$/, '');

function testResult({ id, took, failure }: Answer['results'][number]): TestResult {
  const [fileName, ...names] = id.split('#');
  const known = { id, name: names.join('#'), timeSpentMs: took, ...(fileName ? { fileName } : {}) };
  return failure === null
    ? { ...known, status: TestStatus.Success }
    : { ...known, status: TestStatus.Failed, failureMessage: failure };
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'resident', ResidentRunner),
];
