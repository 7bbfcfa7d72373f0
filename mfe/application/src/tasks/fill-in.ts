import type { PageAction } from '@fairlead/mfe-kit/page';
import { type AnswerInput, formatValue, isSameText } from './answer-input.ts';
import { optionsOf, type PageField } from './read-form.ts';

/** Returns the actions that answer a field. Options are chosen by their text on the page. */
export function actionsFor({ node, region }: PageField, input: AnswerInput): PageAction[] {
  const values = (Array.isArray(input) ? input : [input]).map(formatValue);
  const where = region === null ? {} : { in: region };
  const of = node.name;
  if (node.options)
    return [{ choose: optionSaid(node.options, values[0] ?? '', of), of, ...where }];
  if (node.children.length === 0) return [{ fill: of, with: values[0] ?? '', ...where }];
  const options = optionsOf(node.children);
  const names = options.map(({ name }) => name);
  const wanted = values
    .filter((value) => value !== '')
    .map((value) => optionSaid(names, value, of));
  const unwanted = options.filter(
    ({ role, name, states }) => role === 'checkbox' && states.checked && !wanted.includes(name),
  );
  return [
    ...unwanted.map(({ name }) => ({ uncheck: name, in: of })),
    ...wanted.map((choose) => ({ choose, of, ...where })),
  ];
}

function optionSaid(offered: readonly string[], said: string, field: string): string {
  // The first entry of a list means no answer.
  const found = said === '' ? offered[0] : offered.find((option) => isSameText(option, said));
  if (found !== undefined) return found;
  throw new Error(`'${field}' does not offer '${said}'. It offers: ${offered.join(', ')}`);
}

/** Nothing was entered or chosen yet. */
export function isEmpty({ node }: PageField): boolean {
  if (node.options) return node.value === node.options[0];
  if (node.children.length === 0) return !node.value;
  return optionsOf(node.children).every(({ states }) => !states.checked);
}
