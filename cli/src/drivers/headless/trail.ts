import type { AreaInstance } from '@fairlead/mfe-kit/area-instance';
import { is } from 'effector';
import type { Message } from 'effector/inspect';
import { locationOfStore } from '../../run/causes/format-place.ts';
import { formatEffect } from './pending-effects.ts';

/** An event that fired, or an effect that began. */
export type Fired = Pick<Message, 'id' | 'kind' | 'meta'>;

/** How many messages are remembered. */
const maxEvents = 2000;
/** How many units are named. */
const maxNames = 3;

/** Remembers which events and effects of a scope ran last, and how far they came with the last act: polls follow it. */
export function createTrail() {
  let all: Fired[] = [];
  let acted: number | null = null;
  return {
    note({ id, kind, meta }: Message): void {
      if (kind !== 'event' && kind !== 'effect') return;
      all.push({ id, kind, meta });
      if (all.length < 2 * maxEvents) return;
      all = all.slice(maxEvents);
      acted = acted === null ? null : Math.max(0, acted - maxEvents);
    },
    /** Called when the page is at rest after an act. */
    endAct(): void {
      acted = all.length;
    },
    list: (): readonly Fired[] => all.slice(0, acted ?? all.length),
  };
}

/** Names what an area's own model did last, the latest first, with its lines. */
export function formatTrail(fired: readonly Fired[], area: AreaInstance): readonly string[] {
  const { name } = area.definition;
  const units = new Map(unitsOf(area.make()));
  const said = new Set<string>();
  const known = new Set<string>();
  for (const { id, kind, meta } of fired.toReversed()) {
    if (said.size === maxNames) break;
    if (known.has(id)) continue;
    known.add(id);
    const unit = units.get(id);
    const text =
      unit === undefined ? kind === 'effect' && ownEffect(meta, name) : formatUnit(unit, name);
    if (text) said.add(text);
  }
  return [...said];
}

function formatUnit(unit: string, area: string): string {
  const at = locationOfStore(unit, area);
  return at ? `${unit} (${at})` : unit;
}

/** The effects of the shared store are the hosts' and the timers'. */
function ownEffect(meta: Fired['meta'], area: string): string | null {
  const said = [formatEffect(meta)].flat()[0];
  return said?.includes(`(mfe/${area}/`) ? said : null;
}

/** Returns the events and effects of a model by the ids of their nodes, with their names in it. */
export function unitsOf(model: unknown, path = ''): readonly (readonly [string, string])[] {
  if (is.event(model) || is.effect(model)) return [[idOf(model), path]];
  if (typeof model !== 'object' || model === null || is.unit(model)) return [];
  return Object.entries(model).flatMap(([key, part]) =>
    unitsOf(part, path ? `${path}.${key}` : key),
  );
}

/** Effector's types leave out the graph. */
function idOf(unit: object): string {
  const graphite: unknown = Reflect.get(unit, 'graphite');
  return String(typeof graphite === 'object' && graphite !== null && Reflect.get(graphite, 'id'));
}
