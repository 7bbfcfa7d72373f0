import { resolve } from 'node:path';
import {
  answerHealth,
  areaOf,
  readRevision,
  renew,
  serveRegistry,
  watchHealth,
} from '@fairlead/registry';
import { answerRegistry } from '@fairlead/registry/http/answer-registry';
import { foreignOrigin, isOwnRequest } from '@fairlead/sandbox/over-http/same-origin';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { createGate } from './gate.ts';
import { readKeys } from './key-files.ts';
import { answerModules } from './modules-page/answer-modules.ts';
import type { Answer } from './modules-page/answer-mounted.ts';
import { openStore } from './open-store.ts';
import { reportRefusals } from './report-refusals.ts';

export type ServeFlags = {
  readonly folder: string;
  readonly keys: string;
  readonly port: number;
  readonly host: string;
};

const day = 24 * 60 * 60 * 1000;

/** Serves a registry until Ctrl-C. Signs its timestamp anew every day, so that it doesn't expire between releases. */
export const serveReleases = (flags: ServeFlags, io: Io): Promise<void> =>
  reportRefusals(false, io, () => serve(flags, io));

async function serve({ folder, port, host, ...flags }: ServeFlags, io: Io): Promise<void> {
  const { store } = openStore(folder, io);
  const revision = await readRevision(store, { now: Date.now(), allowExpired: true });
  if (!revision)
    throw new UsageError(
      `There is no registry in ${folder}. Name one with --folder, or make one: fairlead mfe keys init.`,
    );
  const all = readKeys(resolve(io.cwd, flags.keys));
  const { keyids } = revision.trusted.root.signed.roles.timestamp;
  const keys = all.filter(({ keyid }) => keyids.includes(keyid));
  if (keys.length === 0)
    throw new UsageError(
      `The key "online" of the registry is not in ${flags.keys}. Name its folder with --keys.`,
    );
  const sign = () => renew({ store, keys, now: Date.now() });
  await sign();
  const clock = () => Date.now();
  const health = watchHealth({
    ...{ store, keys, clock },
    onHalt: ({ role, version, because }) =>
      io.err(`${areaOf(role)} ${version} was taken back: ${because}\n`),
    onFailed: ({ role, version }, { message }) =>
      io.err(
        `${areaOf(role)} ${version} crashes and could not be taken back: ${message} Take it back: fairlead mfe rollback.\n`,
      ),
  });
  const served = { store, keys, gate: createGate(store), clock };
  const server = await serveRegistry({
    ...{ ...served, port, host },
    before: firstOf(
      refuseForeignReleases,
      answerHealth(health),
      answerModules({ store, clock, health }, answerRegistry(served)),
    ),
  });
  const daily = setInterval(() => {
    sign().catch((error: Error) => io.err(`The timestamp was not signed: ${error.message}\n`));
  }, day);
  io.out(`The registry is at ${server.url}; press Ctrl-C to stop\n`);
  await new Promise<void>((stop) => {
    io.onInterrupt(stop);
  });
  clearInterval(daily);
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
