import type { Io } from '../io.ts';
import type { Plan } from '../language/plan.ts';
import { loadOrRefuse } from '../load-or-refuse.ts';
import type { RunOptions } from '../run/terms/run-options.ts';
import { select } from '../select.ts';
import { UsageError } from '../usage-error.ts';

type Choice = Pick<RunOptions, 'tag' | 'grep' | 'keyboard'>;

/** How many names are listed if there are several. */
const maxNames = 5;

/**
 * Reads the one scenario that the paths and options choose; of several, the one with the name `known`. Throws a usage
 * error if there is a mistake in a file, no scenario, or several.
 */
export async function chooseScenario(
  paths: readonly string[],
  { tag: tags, grep, keyboard }: Choice,
  io: Io,
  known?: string,
): Promise<Plan> {
  const plans = select(await loadOrRefuse(paths, io), { tags, grep });
  const plan = plans.length === 1 ? plans[0] : plans.find(({ name }) => name === known);
  if (!plan) throw new UsageError(formatSeveral(plans));
  return keyboard ? { ...plan, keyboard } : plan;
}

function formatSeveral(plans: readonly Plan[]): string {
  const names = plans
    .slice(0, maxNames)
    .map(({ name, file, line }) => `  ${name} (${file}:${line})`);
  const more = plans.length > maxNames ? [`  and ${plans.length - maxNames} more`] : [];
  return [
    `--debug plays one scenario, and these are ${plans.length}. Give one file, or its name with --grep:`,
    ...names,
    ...more,
  ].join('\n');
}
