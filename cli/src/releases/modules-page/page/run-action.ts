import { readHistory } from '@fairlead/registry/history';
import type { SigningKey } from '@fairlead/registry/keys/sign';
import { NotReleased } from '@fairlead/registry/not-released';
import { publishFiles } from '@fairlead/registry/publish';
import { findGoal, rollBack } from '@fairlead/registry/roll-back';
import { type Audience, changeRollout, publishRollout } from '@fairlead/registry/rollout/roll-out';
import { isEveryone } from '../../audience.ts';
import type { OpenRegistry } from './open-registry.ts';
import type { UploadedBuild } from './read-build.ts';
import { refuseForeignKey } from './refuse-foreign-key.ts';

/** What a person has asked for. */
export type Action =
  | { readonly what: 'publish'; readonly build: UploadedBuild; readonly audience: Audience }
  | { readonly what: 'rollout'; readonly version: string; readonly audience: Audience }
  | { readonly what: 'rollback'; readonly to: number };

export type Asked = {
  readonly role: string;
  readonly action: Action;
  readonly because: string;
  /** Rows of the gate to overrule. */
  readonly forced: readonly string[];
};

/**
 * Signs and sends what was asked for, by the functions of the command. Returns the number of the new revision. Throws
 * what the registry refuses, and `Trouble` for a key that may not sign it.
 */
export async function runAction(
  { role, action, because, forced }: Asked,
  key: SigningKey,
  opened: OpenRegistry,
): Promise<number> {
  const { registry, store } = opened;
  const revision = await registry.read();
  const history = await readHistory(store, revision);
  refuseForeignKey(key, role, revision, history);
  const options = { keys: [key], now: Date.now(), because: because || undefined, forced };
  switch (action.what) {
    case 'publish': {
      const { scenarios } = action.build;
      return isEveryone(action.audience)
        ? publishFiles(registry, action.build, { ...options, scenarios })
        : publishRollout(opened, action.build, action.audience, { ...options, scenarios });
    }
    case 'rollout':
      return changeRollout(opened, { role, version: action.version }, action.audience, options);
    case 'rollback': {
      const goal = findGoal(history, role, action.to);
      if (!goal.release) throw new NotReleased('A change of keys is nothing to return to.');
      return rollBack(registry, goal, options);
    }
  }
}
