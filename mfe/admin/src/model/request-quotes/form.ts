import * as s from 'superstruct';

/** What an admin has entered in Request Quotes. It survives a reload and a swap. */
export const Form = s.object({
  step: s.enums(['closed', 'limits', 'requests']),
  /** The chosen values by coverage id and limit name; a coverage without a limit has an empty record. */
  chosen: s.record(s.string(), s.record(s.string(), s.array(s.number()))),
  /** Ids of the requests that aren't sent. */
  left: s.array(s.string()),
  notes: s.string(),
  /** Null until another day than the board's is entered; empty while a day is being typed. */
  day: s.nullable(s.string()),
});
export type Form = s.Infer<typeof Form>;

export const emptyForm: Form = { step: 'closed', chosen: {}, left: [], notes: '', day: null };

/** Chooses a coverage, or removes it with its limits. */
export function withCoverage(form: Form, id: string): Form {
  const { [id]: own, ...others } = form.chosen;
  return { ...form, chosen: own ? others : { ...form.chosen, [id]: {} } };
}

export type LimitValue = {
  readonly coverage: string;
  readonly limit: string;
  readonly value: number;
};

/** Chooses a value of a limit, or removes it. */
export function withLimit(form: Form, { coverage, limit, value }: LimitValue): Form {
  const own = form.chosen[coverage];
  if (!own) return form;
  const values = own[limit] ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return { ...form, chosen: { ...form.chosen, [coverage]: { ...own, [limit]: next } } };
}

/** Removes a request from those that are sent, or adds it again. */
export function withRequest(form: Form, id: string): Form {
  const left = form.left.includes(id) ? form.left.filter((one) => one !== id) : [...form.left, id];
  return { ...form, left };
}
