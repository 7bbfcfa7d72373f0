import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Candidate } from '@fairlead/registry';
import * as s from 'superstruct';
import { UsageError } from '../usage-error.ts';

const releaseFile = 'release.json';
const contents = 'files';

/** What the registry reads as the signed text of the role stays as it is: only its frame is held against this. */
const Prepared = s.type({
  role: s.string(),
  signed: s.type({}),
  signatures: s.array(s.type({ keyid: s.string(), sig: s.string() })),
});

/** Writes a release that others sign, with its files by their order, into a folder that doesn't exist yet. */
export function writePrepared(folder: string, { role, text, files }: Candidate): void {
  try {
    mkdirSync(join(folder, contents), { recursive: true });
    for (const [index, content] of files.entries())
      writeFileSync(join(folder, contents, `${index}`), content);
    writeRelease(folder, role, text);
  } catch (error) {
    // Half a release would be in the way of the next try.
    rmSync(folder, { recursive: true, force: true });
    throw new UsageError(`The release can't be written to ${folder}: ${messageOf(error)}.`);
  }
}

/** Throws `UsageError` if a release can't be prepared in this folder. */
export function refuseFilledFolder(folder: string): void {
  if (!existsSync(folder)) return;
  throw new UsageError(
    `${folder} exists already. Name a new folder with --prepare, or sign what is in it: fairlead mfe sign ${folder}.`,
  );
}

/** Replaces the release of a folder by the one with more signatures. */
export function writeRelease(folder: string, role: string, text: string): void {
  const prepared = { role, ...JSON.parse(text) };
  writeFileSync(join(folder, releaseFile), `${JSON.stringify(prepared, null, 2)}\n`);
}

/** Reads what `--prepare` wrote. */
export function readPrepared(folder: string): Candidate {
  const [error, prepared] = s.validate(readJson(join(folder, releaseFile)), Prepared);
  if (error)
    throw new UsageError(
      `${folder} has no release to sign. Name a folder that \`fairlead mfe publish --prepare\` wrote, with everything in it.`,
    );
  const { role, ...file } = prepared;
  const names = existsSync(join(folder, contents)) ? readdirSync(join(folder, contents)) : [];
  const files = names.map((name) => Uint8Array.from(readFileSync(join(folder, contents, name))));
  return { role, text: JSON.stringify(file), files };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : `${error}`);
