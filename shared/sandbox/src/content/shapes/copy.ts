import { widen } from '@fairlead/contracts';
import * as s from 'superstruct';

/** Texts by key, nested as copy.yaml has them; lists keep their order. */
export type CopyTexts = { [key: string]: CopyText };
export type CopyText = string | number | boolean | CopyText[] | CopyTexts;

const text: s.Struct<CopyText, null> = s.dynamic((given) => {
  if (Array.isArray(given)) return widen<CopyText>(s.array(text));
  if (typeof given === 'object' && given !== null) {
    return widen<CopyText>(s.record(s.string(), text));
  }
  return widen<CopyText>(s.union([s.string(), s.number(), s.boolean()]));
});

const Contact = s.object({ name: s.string(), email: s.string(), phone: s.optional(s.string()) });

export const CopyShape = s.type({
  version: s.integer(),
  as_of: s.string(),
  product: s.object({ name: s.string(), legal_line: s.string(), copyright: s.string() }),
  support: s.object({
    general: Contact,
    payments: Contact,
    success: Contact,
    vanta: Contact,
    claims: Contact,
    renewals: Contact,
    underwriting_inbox: Contact,
    hours: s.string(),
    sample_email: s.string(),
  }),
  notices: s.array(
    s.type({ id: s.string(), to: s.string(), subject: s.string(), body: s.string() }),
  ),
  hand_offs: s.record(s.string(), s.record(s.string(), text)),
  pricing_descriptions: s.record(s.string(), s.string()),
});

/** copy.yaml: the parts that code reads by name are typed, the others are texts by key. */
export type CopyContent = s.Infer<typeof CopyShape> & CopyTexts;

export const CopyTextsShape = s.record(s.string(), text);
