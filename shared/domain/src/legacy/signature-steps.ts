/** The facts that the steps are read from (A§4). */
export type SignatureFacts = {
  readonly quote_accepted_at: string | null;
  readonly signed_at: string | null;
  readonly is_paid: boolean;
  readonly is_completed: boolean;
};

type SignatureStepName = 'choose' | 'sign' | 'charge' | 'covered' | 'partner';
export type SignatureStep = {
  readonly name: SignatureStepName;
  readonly state: 'done' | 'now' | 'open';
};

type PartneredCoverages = readonly { readonly name: string; readonly flag: boolean }[];

/**
 * A§4: the steps of a signature, each complete from its own field, so that a bank policy can be covered before it is paid.
 * The first one that is not complete comes next. Partner coverage is there when a flag is set and is never complete.
 */
export function signatureSteps(
  facts: SignatureFacts,
  partnered: PartneredCoverages,
): readonly SignatureStep[] {
  const own: readonly (readonly [SignatureStepName, boolean])[] = [
    ['choose', facts.quote_accepted_at !== null],
    ['sign', facts.signed_at !== null],
    ['charge', facts.is_paid],
    ['covered', facts.is_completed],
  ];
  const next = own.find(([, isDone]) => !isDone)?.[0];
  const steps = own.map(
    ([name, isDone]): SignatureStep => ({
      name,
      state: isDone ? 'done' : name === next ? 'now' : 'open',
    }),
  );
  return partnered.some(({ flag }) => flag)
    ? [...steps, { name: 'partner', state: 'open' }]
    : steps;
}

/** Nothing changes after the policy is issued and paid. */
export const isSignatureSettled = ({ is_completed, is_paid }: SignatureFacts): boolean =>
  is_completed && is_paid;

/** Returns the readable names of the flagged coverages, which partners arrange. */
export const partneredCoverageNames = (partnered: PartneredCoverages): readonly string[] =>
  partnered.filter(({ flag }) => flag).map(({ name }) => partneredNames[name] ?? readable(name));

const partneredNames: Readonly<Record<string, string>> = {
  key_person: 'key person',
  workers_compensation: 'workers’ compensation',
};
const readable = (name: string) => name.replaceAll('_', ' ');
