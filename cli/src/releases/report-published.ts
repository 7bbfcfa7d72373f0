import type { Audience } from '@fairlead/registry';
import type { Io } from '../io.ts';
import { describeAudience } from './audience.ts';

type Published = {
  readonly area: string;
  readonly version: string;
  readonly revision: number;
  readonly dryRun: boolean;
  /** Null: everyone. */
  readonly audience: Audience | null;
  /** The shared modules that it replaces. */
  readonly reloads: readonly string[];
  /** How many scenarios passed before. */
  readonly scenarios: number;
  readonly files: readonly string[];
};

/** Says what was published, or would be. */
export function reportPublished(published: Published, isJson: boolean, io: Io): void {
  const { area, version, revision, dryRun, audience, reloads, scenarios, files } = published;
  if (isJson) {
    const facts = {
      ...{ area, version, revision, dryRun },
      ...(audience && { audience }),
      ...(reloads.length > 0 && { reloads }),
      ...(scenarios > 0 && { scenarios }),
      files,
    };
    io.out(`${JSON.stringify(facts, null, 2)}\n`);
    return;
  }
  if (scenarios > 0) io.err(`${scenarios} ${scenarios === 1 ? 'scenario' : 'scenarios'} passed\n`);
  const state = audience ? `live for ${describeAudience(audience)}` : 'live';
  if (dryRun)
    io.out(`${area} ${version} would be ${state} in revision ${revision}. Nothing was released.\n`);
  else io.out(`${area} ${version} is ${state} in revision ${revision}\n`);
}
