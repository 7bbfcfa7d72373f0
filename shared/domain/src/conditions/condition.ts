/** What a condition may compare with. Numbers are cents, basis points or plain counts, as the field or fact says. */
export type ConditionValue = string | number | boolean | string[];

export const operators = [
  'eq',
  'neq',
  'in',
  'not_in',
  'gt',
  'gte',
  'lt',
  'lte',
  'includes_any',
  'includes_all',
  'count_gte',
  'is_empty',
  'is_present',
] as const;
export type Operator = (typeof operators)[number];

type Comparison = { op: Operator; value?: ConditionValue | undefined };

/** A condition of the content pack (content/README.md, Conventions): data, evaluated by `holds`. */
export type Condition =
  | ({ field: string } & Comparison)
  | ({ fact: string } & Comparison)
  | ({ flag: string } & Comparison)
  | { any_row: { set: string; where: Condition } }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { always: boolean };
