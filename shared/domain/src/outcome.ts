/** What a rule answers: the new value, or the reason it said no. */
export type Outcome<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

export const succeed = <Value>(value: Value) => ({ ok: true, value }) as const;
export const refuse = <Refusal>(refusal: Refusal) => ({ ok: false, refusal }) as const;
