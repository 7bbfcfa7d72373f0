import type { Outline } from '@fairlead/ui/semantics/outline';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import { locationOfRule } from '../causes/rule-location.ts';
import type { DecisionEvidence, ScenarioEvidence, StepEvidence } from '../terms/evidence.ts';
import type { ReportedDecision } from '../terms/result.ts';
import type { ScenarioEvent, ScenarioSession } from '../terms/scenario-session.ts';
import { createBodies } from './bodies.ts';
import { outlineChange } from './outline-change.ts';
import { redactLine, redactText } from './redact.ts';
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

  async function look(actor: string): Promise<Seen & { readonly address: string | null }> {
    // A page that can't be read has failed its step, which says why.
    const page = await session.observe(actor).catch(() => null);
    const stores = (await session.stores?.(actor)) ?? new Map();
    return {
      outline: page ? linesOf(page.outline) : [],
      stores,
      address: page?.address ? redactText(page.address) : null,
    };
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
        calls: happened.flatMap((one) => (one.kind === 'call' ? [bodies.of(one)] : [])),
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

type Decision = Extract<ScenarioEvent, { kind: 'decision' }>;

function decisionOf({ router, to, because, facts = {} }: Decision): DecisionEvidence {
  const at = ruleOf({ router, to, because });
  const read = Object.entries(facts).map(([name, value]) => `${name}=${formatFact(name, value)}`);
  return { router, to, because, facts: read, ...(at ? { at } : {}) };
}

const formatFact = (name: string, value: unknown): string =>
  shortJson(value, name, 200)?.replace(/^"(.*)"$/, '$1') ?? 'none';
