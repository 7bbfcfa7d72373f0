import type { DeployedMap } from '@fairlead/build';
import { earlierBuild, type Offered } from './offered.ts';

/** What pages of hosts have of an area's element, and the next build would take away. */
export function findLostElements(
  { name, facts }: Offered,
  { facts: live = {} }: Pick<DeployedMap, 'facts'>,
): readonly string[] {
  const embedded = live[name]?.elements ?? [];
  const { elements } = facts ?? {};
  if (embedded.length > 0 && !elements) return [earlierBuild(name, 'elements')];
  return embedded.flatMap(({ tag, attributes, events }) => {
    const next = elements?.find((element) => element.tag === tag);
    if (!next)
      return [
        `Hosts embed <${tag}>, which this build of ${name} doesn't have. Call microFrontend() in its entry.`,
      ];
    return [
      ...findChanged(`The attribute %s of <${tag}>`, attributes, next.attributes),
      ...findChanged(`The event %s of <${tag}>`, events, next.events),
    ];
  });
}

type Types = Readonly<Record<string, string>>;

const findChanged = (what: string, live: Types, next: Types): readonly string[] =>
  Object.entries(live).flatMap(([name, type]) => {
    if (next[name] === type) return [];
    const change = next[name]
      ? `is live as ${type}, and here ${next[name]}`
      : 'is live, and gone here';
    return [
      `${what.replace('%s', name)} ${change}. Keep it, or force this row once no host relies on it.`,
    ];
  });
