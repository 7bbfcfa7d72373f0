import { isRecord } from '@fairlead/domain';
import { hashOf } from '@fairlead/registry/verify/bytes';
import type { PlayedScenarios } from '@fairlead/registry/verify/metadata';

/** Beside the manifest of a build: which scenarios have passed with it. Whoever publishes the build elsewhere takes it along. */
export const playedFile = 'scenarios.json';

type Manifest = Uint8Array<ArrayBuffer>;

export const writePlayed = async (played: PlayedScenarios, manifest: Manifest): Promise<string> =>
  JSON.stringify({ ...played, build: await hashOf('SHA-384', manifest) });

/** Returns what has passed with the build of this manifest; undefined if the text is of another build, or damaged. */
export async function readPlayed(
  text: string,
  manifest: Manifest,
): Promise<PlayedScenarios | undefined> {
  const { build, count, revision, modules } = parse(text);
  const isOfBuild = build === (await hashOf('SHA-384', manifest));
  return isOfBuild && isCount(count) && isCount(revision) && isVersions(modules)
    ? { count, revision, modules }
    : undefined;
}

function parse(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isVersions = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((version) => typeof version === 'string');
