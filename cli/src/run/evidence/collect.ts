import { redactText } from '@fairlead/headless-page/secrets/redact-text';
import type { Outline } from '@fairlead/ui/semantics/outline';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import { locationOfRule } from '../causes/rule-location.ts';
import type { DecisionEvidence, ScenarioEvidence, StepEvidence } from '../terms/evidence.ts';
import type { ReportedDecision } from '../terms/result.ts';
import type { ScenarioEvent, ScenarioSession, SeenResponse } from '../terms/scenario-session.ts';
import { createBodies } from './bodies.ts';
import { outlineChange } from './outline-change.ts';
import { redactLine } from './redact.ts';
import { shortJson } from './short-json.ts';
import { changedValues } from './store-changes.ts';

export type EvidenceCollector = {
  /** Looks at the page at the end of a step. `happened` is the actor's journal since the step before. */
  add(actor: string, happened: readonly ScenarioEvent[]): Promise<void>;
  collected(): ScenarioEvidence;
};

type Seen = { readonly outline: readonly string[]; readonly stores: ReadonlyMap<string, unknown> };

/** Collects what the HTML report shows of each step. */
export function createEvidence(session: ScenarioSession): EvidenceCollector {
  const seen = new Map<string, Seen>();
  const steps: StepEvidence[] = [];
  const bodies = createBodies();
  const responses = new Map<string, SeenResponse[]>();

  async function look(actor: string): Promise<Seen & { readonly address: string | null }> {
    // A page that can't be read has failed its step, which says why.
    const page = await session.observe(actor).catch(() => null);
    const stores = (await session.stores?.(actor).catch(() => null)) ?? new Map();
    return {
      outline: page ? linesOf(page.outline) : [],
      stores,
      address: page?.address ? redactText(page.address) : null,
    };
  }

  /** Finds the responses of an actor's calls where the driver knows them apart from the journal. */
  async function withResponses(
    actor: string,
    happened: readonly ScenarioEvent[],
  ): Promise<readonly CallEvent[]> {
    const calls = happened.filter((one) => one.kind === 'call');
    if (!session.responses) return calls;
    // A page that can't be asked has failed its step.
    const more = await session.responses(actor).catch(() => []);
    const left = [...(responses.get(actor) ?? []), ...more];
    responses.set(actor, left);
    return calls.map((call) => {
      const at = left.findIndex(
        ({ method, path }) => method === call.method && path.endsWith(`/${call.path}`),
      );
      if (call.status !== 200 || at < 0) return call;
      const [found] = left.splice(at, 1);
      return { ...call, response: found?.body };
    });
  }

  return {
    async add(actor, happened) {
      const before = seen.get(actor);
      const after = await look(actor);
      seen.set(actor, after);
      steps.push({
        outline: outlineChange(before?.outline ?? [], after.outline),
        address: after.address,
        elapsed: session.elapsed(),
        calls: (await withResponses(actor, happened)).map(bodies.of),
        decisions: happened.flatMap((one) => (one.kind === 'decision' ? [decisionOf(one)] : [])),
        stores: before ? changedValues(before.stores, after.stores) : [],
      });
    },
    collected: () => ({ steps, bodies: bodies.list() }),
  };
}

const lines = new WeakMap<Outline, readonly string[]>();

/** A page that nothing has changed has the same outline. */
function linesOf(outline: Outline): readonly string[] {
  const known = lines.get(outline) ?? snapshotOf(outline).map(redactLine);
  lines.set(outline, known);
  return known;
}

const rules = new Map<string, string | undefined>();

/** Looked up once, because it searches through the product's sources. */
function ruleOf(decision: ReportedDecision): string | undefined {
  const key = `${decision.router} ${decision.because}`;
  if (!rules.has(key)) rules.set(key, locationOfRule(decision));
  return rules.get(key);
}

type CallEvent = Extract<ScenarioEvent, { kind: 'call' }>;
type Decision = Extract<ScenarioEvent, { kind: 'decision' }>;

function decisionOf({ router, to, because, facts = {} }: Decision): DecisionEvidence {
  const at = ruleOf({ router, to, because });
  const read = Object.entries(facts).map(([name, value]) => `${name}=${formatFact(name, value)}`);
  return { router, to, because, facts: read, ...(at ? { at } : {}) };
}

const formatFact = (name: string, value: unknown): string =>
  shortJson(value, name, 200)?.replace(/^"(.*)"$/, '$1') ?? 'none';
