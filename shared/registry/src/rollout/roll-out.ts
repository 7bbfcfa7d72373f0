import { areaOf } from '../area-name.ts';
import { type BuiltFiles, describeFiles } from '../candidate.ts';
import type { SigningKey } from '../keys/sign.ts';
import { manifestName, manifestPath, platformRole } from '../manifest-path.ts';
import { NotReleased } from '../not-released.ts';
import { type Registry, send } from '../publish.ts';
import type { Revision } from '../read-revision.ts';
import type { RegistryStore } from '../store/registry-store.ts';
import type { PlayedScenarios, Rollout, Targets } from '../verify/metadata.ts';
import { filesOf, withBefore } from './before.ts';
import { nextManifestName, nextManifestPath } from './next-manifest.ts';

/** Who gets a build. A share of 100 without an experience completes the rollout. */
export type Audience = Pick<Rollout, 'share' | 'experience' | 'internal'>;

type Options = {
  readonly keys: readonly SigningKey[];
  readonly now: number;
  readonly because?: string | undefined;
  readonly forced?: readonly string[] | undefined;
  readonly scenarios?: PlayedScenarios | undefined;
};

type Built = { readonly role: string; readonly version: string; readonly files: BuiltFiles };

/** Publishes a build for some of the visitors, beside what the others keep. Returns the number of the new revision. */
export async function publishRollout(
  { registry, store }: Opened,
  { role, version, files }: Built,
  audience: Audience,
  options: Options,
): Promise<number> {
  const revision = await registry.read();
  const stable = stableVersion(revision, role, audience);
  const { [manifestName]: manifest = new Uint8Array(), ...built } = files;
  const next = await describeFiles(role, { ...built, [nextManifestName]: manifest });
  const kept = await filesOf(store, revision, role, manifestPath(role));
  return sendRollout(
    registry,
    { role, version, targets: { ...kept, ...next }, files: Object.values(files) },
    { version, stable, ...audience },
    options,
  );
}

type Opened = { readonly registry: Registry; readonly store: RegistryStore };

/** Gives the build that is rolled out to others: to more, to fewer, or to everyone. Returns the number of the revision. */
export async function changeRollout(
  { registry, store }: Opened,
  { role, version }: { readonly role: string; readonly version: string },
  audience: Audience,
  options: Options,
): Promise<number> {
  const revision = await registry.read();
  const file = revision.roles[role];
  const area = areaOf(role);
  if (!file?.rollout)
    throw new NotReleased(
      `No build of ${area} is being rolled out. Start with one: fairlead mfe publish --to 10%.`,
    );
  if (file.rollout.version !== version)
    throw new NotReleased(
      `${area} ${file.rollout.version} is being rolled out, not ${version}. Name that one, or publish ${version} with --to.`,
    );
  if (audience.share < 100 || audience.experience)
    return sendRollout(
      registry,
      { role, version, targets: file.targets, files: [] },
      { version, stable: file.rollout.stable, ...audience },
      options,
    );
  const halt = revision.timestamp.halted?.[role];
  if (halt)
    throw new NotReleased(
      `${area} ${version} was taken back at ${halt.at}: ${halt.because} Publish a build that doesn't crash.`,
    );
  const own = await filesOf(store, revision, role, nextManifestPath(role));
  const all = await withBefore(store, revision, role, version, own);
  return sendRollout(registry, { ...all, role, version, files: [] }, undefined, options);
}

function stableVersion({ roles }: Revision, role: string, { share }: Audience): string {
  const area = areaOf(role);
  if (role === platformRole)
    throw new NotReleased(
      'The platform is one for all visitors. Publish it without --to, or roll out the areas on it.',
    );
  const { rollout, release } = roles[role] ?? {};
  const version = rollout?.stable ?? release?.version;
  if (version !== undefined) return version;
  throw new NotReleased(
    `${area} has no release yet that everyone but the ${share}% could keep. Publish the first one without --to.`,
  );
}

type Sent = Omit<Built, 'files'> & {
  readonly targets: Targets['targets'];
  readonly before?: Targets['before'] | undefined;
  readonly files: readonly Uint8Array<ArrayBuffer>[];
};

function sendRollout(
  registry: Registry,
  { role, version, targets, before, files }: Sent,
  rollout: Rollout | undefined,
  { because, forced, scenarios, ...options }: Options,
): Promise<number> {
  const release = {
    kind: 'rollout',
    version,
    ...(because && { because }),
    ...(forced?.length && { forced }),
    ...(scenarios && { scenarios }),
  } as const;
  return send(registry, { role, targets, release, rollout, before, files }, options);
}
