import type { PageAction } from '@fairlead/mfe-kit/page';
import { placeholders } from './placeholders.ts';
import type { Value } from './yaml-text.ts';

/** Returns the generic step of an action. */
export function genericStep(action: PageAction): { readonly [name: string]: Value } {
  const where = {
    ...(action.in === undefined ? {} : { in: literal(action.in) }),
    ...(action.number === undefined ? {} : { number: action.number }),
  };
  if ('fill' in action) return { fill: { [literal(action.fill)]: literal(action.with), ...where } };
  if ('choose' in action)
    return { choose: { [literal(action.of)]: literal(action.choose), ...where } };
  if ('suggest' in action)
    return { suggest: { [literal(action.suggest)]: literal(action.with), ...where } };
  if ('drag' in action)
    return { drag: { name: literal(action.drag), onto: literal(action.onto), ...where } };
  if ('press' in action)
    return { press: named(action.press, action.twice ? { ...where, twice: true } : where) };
  return 'check' in action
    ? { check: named(action.check, where) }
    : { uncheck: named(action.uncheck, where) };
}

const named = (name: string, which: Readonly<Record<string, string | number | boolean>>): Value =>
  Object.keys(which).length === 0 ? literal(name) : { name: literal(name), ...which };

const sign = new RegExp(`<(?!(?:${placeholders.join('|')})>)`, 'g');

/** A `<` would begin a placeholder of a table. Those of the persona are meant. */
export const literal = (text: string): string => text.replaceAll(sign, '\\<');
