import * as s from 'superstruct';
import { ownRoutes } from '../routing/find-route.ts';

const year = 365 * 86_400_000;

/** How far time may be moved at once, and how long a slow call may take, in ms. */
const longestAdvance = 10 * year;
const longestWait = 3_600_000;

/** A moment that every date in the product can show, in ms: from 2000 to 2100. */
export const isMoment = (ms: number): boolean =>
  ms >= Date.UTC(2000, 0, 1) && ms < Date.UTC(2100, 0, 1);

export const Moment = s.refine(
  s.integer(),
  'moment',
  (ms) => isMoment(ms) || 'Expected a time in ms between the years 2000 and 2100',
);

const Call = s.refine(
  s.string(),
  'call',
  (name) =>
    ownRoutes.named(name) !== undefined ||
    `There is no call '${name}'. \`npx fairlead calls\` lists them`,
);

/** A status that a server can answer with, and whose answer has a body. */
const FaultStatus = s.refine(
  s.size(s.integer(), 200, 599),
  'status',
  (status) => ![204, 205, 304].includes(status) || `An answer with status ${status} has no body`,
);

/** A fault as a scenario runner requests it. */
export const FaultInput = s.object({
  call: Call,
  kind: s.enums(['status', 'malformed', 'dropped-before-commit', 'dropped-after-commit', 'slow']),
  status: s.optional(FaultStatus),
  body: s.optional(s.unknown()),
  ms: s.optional(s.size(s.integer(), 0, longestWait)),
  times: s.optional(s.min(s.integer(), 1)),
});

/** Another persona takes over the page. */
export const EnterInput = s.object({ persona: s.string() });

export const AdvanceInput = s.object({ ms: s.size(s.integer(), 0, longestAdvance) });
