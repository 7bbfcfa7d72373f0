import type { MadeCall, StepFailure } from '../terms/result.ts';
import { locationOfRuleNamed } from './format-place.ts';
import { productSources } from './product-sources.ts';

/** Says which rules decide when an area asks the server again, if a step has waited in vain and nothing was asked twice. */
export function formatSilence(
  { message, found }: Pick<StepFailure, 'message' | 'found'>,
  area: string | undefined,
  calls: readonly MadeCall[],
): readonly string[] {
  const names = calls.map(({ name }) => name);
  const isRepeated = new Set(names).size < names.length;
  // Whoever has just sent something, or was refused something, waits for another reason.
  const isOther = calls.some(({ method, status }) => method !== 'GET' || status !== 200);
  if (!message.includes('waited') || found === undefined || isRepeated || isOther) return [];
  const rules = area === undefined ? [] : pollRulesOf(area);
  return rules.length === 0
    ? []
    : [
        `the page asked for nothing again while the step waited: ${rules.join(' and ')} ${rules.length === 1 ? 'says' : 'say'} when`,
      ];
}

/** The functions of the domain that give the delays of an area's polls, each with its line. */
function pollRulesOf(area: string): readonly string[] {
  const polls = productSources().filter(
    ({ file, lines }) =>
      file.startsWith(`mfe/${area}/`) && lines.some((line) => line.includes('createPolling(')),
  );
  const names = polls.flatMap(({ lines }) =>
    lines.flatMap((line) => [...line.matchAll(/\b(\w+PollDelay)\(/g)].map(([, name = '']) => name)),
  );
  return [...new Set(names)].flatMap((name) => {
    const at = locationOfRuleNamed(name);
    return at ? [`${name} (${at})`] : [];
  });
}
