import { answerHealth, serveRegistry } from '@fairlead/registry';
import { answerRegistry } from '@fairlead/registry/http/answer-registry';
import { foreignOrigin, isOwnRequest } from '@fairlead/sandbox/over-http/same-origin';
import type { Io } from '../io.ts';
import { refuseListening } from '../refuse-listening.ts';
import { createGate } from './gate.ts';
import { answerModules } from './modules-page/answer-modules.ts';
import type { Answer } from './modules-page/answer-mounted.ts';
import { reportRefusals } from './report-refusals.ts';
import { openServedRegistry } from './served-registry.ts';
import { watchedHealth } from './watched-health.ts';

export type ServeFlags = {
  readonly folder: string;
  readonly keys: string;
  readonly port: number;
  readonly host: string;
};

/** Serves a registry until Ctrl-C. */
export const serveReleases = (flags: ServeFlags, io: Io): Promise<void> =>
  reportRefusals(false, io, () => serve(flags, io));

async function serve({ folder, keys: keysFolder, port, host }: ServeFlags, io: Io): Promise<void> {
  const { store, keys, stop } = await openServedRegistry({ folder, keys: keysFolder }, io);
  const clock = () => Date.now();
  const health = watchedHealth({ store, keys }, io);
  const served = { store, keys, gate: createGate(store), clock };
  const server = await serveRegistry({
    ...{ ...served, port, host },
    before: firstOf(
      refuseForeignReleases,
      answerHealth(health),
      answerModules({ store, clock, health }, answerRegistry(served)),
    ),
  }).catch((error: unknown) => {
    stop();
    return refuseListening(error, 'The registry', { host, port });
  });
  io.out(`The registry is at ${server.url}; press Ctrl-C to stop\n`);
  await new Promise<void>((interrupted) => {
    io.onInterrupt(interrupted);
  });
  stop();
  await server.close();
}

/** A page of another site must not make a browser send a release, although it couldn't sign one. */
const refuseForeignReleases: Answer = async (request) =>
  request.method === 'POST' &&
  new URL(request.url).pathname === '/releases' &&
  !isOwnRequest(request)
    ? foreignOrigin()
    : null;

const firstOf =
  (...answers: readonly Answer[]): Answer =>
  async (request) => {
    for (const answer of answers) {
      const response = await answer(request);
      if (response) return response;
    }
    return null;
  };
