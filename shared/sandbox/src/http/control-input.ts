import * as s from 'superstruct';

/** A fault as a scenario runner requests it. */
export const FaultInput = s.object({
  call: s.string(),
  kind: s.enums(['status', 'malformed', 'dropped-before-commit', 'dropped-after-commit', 'slow']),
  status: s.optional(s.integer()),
  body: s.optional(s.unknown()),
  ms: s.optional(s.integer()),
  times: s.optional(s.integer()),
});

/** Another persona takes over the page. */
export const EnterInput = s.object({ persona: s.string() });

export const AdvanceInput = s.object({ ms: s.integer() });
