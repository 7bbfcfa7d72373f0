import { changedOutline } from '../../run/evidence/outline-change.ts';
import type { PackedScenario } from '../../run/evidence/pack.ts';
import type { StepEvidence } from '../../run/terms/evidence.ts';
import type { StepResult } from '../../run/terms/result.ts';

/** A step with all that its panel shows. */
export type ShownStep = {
  readonly step: StepResult;
  /** Counted from 1. */
  readonly position: number;
  /** Undefined for a step that wasn't played. */
  readonly evidence: StepEvidence | undefined;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly addressBefore: string | null;
  readonly pictureBefore: string | undefined;
  readonly bodies: readonly string[];
};

type Page = {
  readonly outline: readonly string[];
  readonly address: string | null;
  readonly picture: string | undefined;
};

const noPage: Page = { outline: [], address: null, picture: undefined };

/** Gives each step the page before it: the same actor's page at the end of the actor's last step. */
export function shownSteps({ steps, evidence }: PackedScenario): readonly ShownStep[] {
  const pages = new Map<string, Page>();
  return steps.map((step, index) => {
    const before = pages.get(step.actor) ?? noPage;
    const own = evidence.steps[index];
    const outline = own ? changedOutline(before.outline, own.outline) : [];
    pages.set(step.actor, { outline, address: own?.address ?? null, picture: step.picture });
    return {
      step,
      position: index + 1,
      evidence: own,
      before: before.outline,
      after: outline,
      addressBefore: before.address,
      pictureBefore: before.picture,
      bodies: evidence.bodies,
    };
  });
}
