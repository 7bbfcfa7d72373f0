import { is } from 'effector';
import type { Message } from 'effector/inspect';
import { locationOfFunction } from '../../run/causes/function-location.ts';
import { effectNameAt } from './effect-name.ts';

/** Remembers which effects of a scope have begun and not ended. */
export function createPendingEffects() {
  /** By the id of a call. An attached effect begins and ends within the call of the one that it is attached to. */
  const calls = new Map<unknown, Meta[]>();
  return {
    note({ kind, meta, stack: { fxID } }: Message): void {
      if (kind === 'effect') calls.set(fxID, [...(calls.get(fxID) ?? []), meta]);
      else if (meta.named === 'finally') {
        const left = calls.get(fxID)?.slice(0, -1) ?? [];
        if (left.length > 0) calls.set(fxID, left);
        else calls.delete(fxID);
      }
    },
    /** Returns the effects that have begun and not ended, as failures name them. */
    list: (): readonly string[] => [...new Set([...calls.values()].flat().flatMap(formatEffect))],
  };
}

type Meta = Message['meta'];
/** How the effect was created. */
type Config = {
  readonly name?: string;
  readonly handler?: () => unknown;
  readonly effect?: () => unknown;
};
const isConfig = (config: unknown): config is Config =>
  typeof config === 'object' && config !== null;

/** A function that is written where it is given is named after its key; the bundle numbers names that it has twice. */
const ownName = ({ name }: { readonly name: string }): string =>
  name === 'effect' || name === 'handler' ? '' : name.replace(/\$\d+$/, '');

/** An effect has a name if it was given one, like those of the host. The others are known by their source. */
export function formatEffect({ config }: Meta): string | [] {
  if (!isConfig(config)) return [];
  const { name: given, handler, effect } = config;
  if (given !== undefined) return given;
  const runs = handler ?? effect;
  // The attached effect is pending too, and says more.
  if (!runs || is.unit(runs)) return [];
  const at = locationOfFunction(String(runs));
  const name = ownName(runs) || (at && effectNameAt(at)) || 'without a name';
  return at ? `${name} (${at})` : name;
}
