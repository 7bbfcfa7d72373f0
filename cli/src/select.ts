import { nearest } from './language/nearest.ts';
import type { Plan } from './language/plan.ts';
import { type Durations, shardOf } from './shard.ts';
import { UsageError } from './usage-error.ts';

export type Selection = {
  readonly grep?: string | undefined;
  readonly tags: readonly string[];
  /** `2/4`: the second quarter. */
  readonly shard?: string | undefined;
  /** How long scenarios took, for balanced shards. */
  readonly durations?: Durations | undefined;
};

/** Returns the selected plans. An empty selection is an error, because a run without scenarios proves nothing. */
export function select(
  plans: readonly Plan[],
  { grep, tags, shard, durations }: Selection,
): readonly Plan[] {
  const wanted = tags.map((tag) => ({ no: tag.startsWith('!'), name: tag.replace(/^!/, '') }));
  const known = new Set(plans.flatMap((plan) => plan.tags));
  for (const { name } of wanted)
    if (!known.has(name)) throw new UsageError(unknownTag(name, known));
  const pattern = grep === undefined ? undefined : patternOf(grep);
  const fitting = plans.filter(
    (plan) =>
      wanted.every(({ no, name }) => plan.tags.includes(name) !== no) &&
      (pattern === undefined || pattern.test(`${plan.name} ${plan.file}`)),
  );
  const chosen = shard === undefined ? fitting : readShard(fitting, shard, durations);
  if (chosen.length === 0) throw new UsageError(formatEmptySelection(plans, { grep, tags, shard }));
  return chosen;
}

function patternOf(grep: string): RegExp {
  try {
    return new RegExp(grep, 'i');
  } catch {
    throw new UsageError(
      `--grep ${JSON.stringify(grep)} is not a valid regular expression: escape its special characters with \\`,
    );
  }
}

function readShard(
  plans: readonly Plan[],
  shard: string,
  durations: Durations = {},
): readonly Plan[] {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(shard) ?? [];
  const which = Number(index);
  const of = Number(count);
  if (!which || !of || which > of) {
    throw new UsageError(
      `--shard ${JSON.stringify(shard)} is not a shard: use i/n, for example 2/4`,
    );
  }
  return shardOf(plans, which, of, durations);
}

function unknownTag(name: string, known: ReadonlySet<string>): string {
  const meant = nearest(name, known);
  const list = [...known].sort().join(', ') || 'none';
  return `No scenario is tagged ${JSON.stringify(name)}${meant ? `; did you mean ${JSON.stringify(meant)}?` : `; the tags are ${list}`}`;
}

function formatEmptySelection(plans: readonly Plan[], { grep, tags, shard }: Selection): string {
  const said = [
    ...(tags.length ? [`--tag ${tags.join(',')}`] : []),
    ...(grep === undefined ? [] : [`--grep ${JSON.stringify(grep)}`]),
    ...(shard === undefined ? [] : [`--shard ${shard}`]),
  ].join(' ');
  return plans.length === 0
    ? 'There are no scenarios to run'
    : `None of ${plans.length} scenarios matches ${said}; \`fairlead list\` lists them with their tags`;
}
