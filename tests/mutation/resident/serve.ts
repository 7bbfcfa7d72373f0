// Runs in Vitest's worker, after the tests were loaded: answers what ./runner.ts asks, until it says that it is over.
import { BroadcastChannel } from 'node:worker_threads';
import type { MutantCoverage } from '@stryker-mutator/api/core';
import { type Answer, type CaseResult, channelName, type Question } from './protocol.ts';
import { runCases } from './run-cases.ts';

/** What the changed sources read and write. */
type Instrumentation = {
  activeMutant?: string;
  currentTestId?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: MutantCoverage;
};

/** A load that grew so much is given up. */
const maxHeapBytes = 1.2e9;

const ns: Instrumentation = {};
Object.assign(globalThis, { __stryker__: ns });

async function dryRun(): Promise<Answer> {
  const results = await runCases({
    stopAtFailure: false,
    starts: (id) => {
      ns.currentTestId = id;
    },
    ends: () => {
      delete ns.currentTestId;
    },
  });
  return { results, ...(ns.mutantCoverage ? { coverage: ns.mutantCoverage } : {}), isSpent: false };
}

async function tryMutant({
  id,
  source,
  tests,
  hitLimit,
}: Question & { asks: 'mutant' }): Promise<Answer> {
  ns.activeMutant = id;
  ns.hitCount = 0;
  if (hitLimit === null) delete ns.hitLimit;
  else ns.hitLimit = hitLimit;
  const ids = tests ? { ids: new Set(tests) } : {};
  const results = await runCases({ ...ids, source, stopAtFailure: true });
  const hitCount = ns.hitCount ?? 0;
  delete ns.activeMutant;
  const failed = results.find(({ failure }) => failure !== null);
  const isSpoiled = failed !== undefined && (await failsWithout(failed));
  const isSpent = isSpoiled || process.memoryUsage().heapUsed > maxHeapBytes;
  return { results, hitCount, isSpent, isSpoiled };
}

/** Whether the test fails without a mistake too. */
async function failsWithout({ id }: CaseResult): Promise<boolean> {
  const again = await runCases({ ids: new Set([id]), stopAtFailure: true });
  return again.some(({ failure }) => failure !== null);
}

export function serve(): Promise<void> {
  const channel = new BroadcastChannel(channelName);
  return new Promise((end) => {
    channel.onmessage = async (event) => {
      const question = event.data as Question;
      if (question.asks === 'the end') {
        channel.close();
        end();
        return;
      }
      const answer = question.asks === 'dry run' ? await dryRun() : await tryMutant(question);
      channel.postMessage(answer);
    };
    channel.postMessage({ results: [], isSpent: false } satisfies Answer);
  });
}
