/** A value of a scenario file. */
export type Value =
  | string
  | number
  | boolean
  | readonly Value[]
  | { readonly [key: string]: Value };

/** Writes a value after its key: on the same line if it fits, else below it, indented. */
export function yamlText(value: Value, indent: string): string {
  if (typeof value !== 'object') return ` ${scalar(value)}`;
  const flow = flowText(value);
  if (flow.length <= longest) return ` ${flow}`;
  const below = Array.isArray(value)
    ? value.map((one) => `${indent}-${yamlText(one, `${indent}  `)}`)
    : Object.entries(value).map(
        ([key, one]) => `${indent}${scalar(key)}:${yamlText(one, `${indent}  `)}`,
      );
  return `\n${below.join('\n')}`;
}

const longest = 80;

function flowText(value: Value): string {
  if (typeof value !== 'object') return scalar(value);
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  const entries = Object.entries(value).map(([key, one]) => `${scalar(key)}: ${flowText(one)}`);
  return `{ ${entries.join(', ')} }`;
}

/** Words that YAML reads as something else than a text. */
const notTexts = /^(true|false|null|yes|no|on|off|y|n|inf|nan)$/i;

/** A text without quotes if it can't be misread; a JSON string is a YAML string, too. */
function scalar(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value);
  const isPlain = /^[A-Za-z/][\w ’/.+?=&@()$-]*$/.test(value) && !/ $/.test(value);
  return isPlain && !notTexts.test(value) ? value : JSON.stringify(value);
}
