import * as kit from '@fairlead/mfe-kit/testing';
import { aDiscretion, anApplication } from './builders.ts';
import { drawDecision } from './draw-decision.ts';

const server = {
  'list-applications': () => [anApplication({ pending_discretion_decision: aDiscretion('dd_1') })],
  'expedite-review': () => ({}),
};

/** Opens and renders the request for an expedited quote. */
export const drawExpedite = (answers = {}, more = {}) =>
  drawDecision('/expedited-quote-request', { answers: { ...server, ...answers }, ...more });

/** The tests of a file run in virtual time, from the day on which tomorrow is November 21. */
export const inVirtualTime = () => kit.inVirtualTime(new Date(2026, 10, 20, 10));
