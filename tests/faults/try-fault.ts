import { none, outside } from './call-case.ts';
import type { CallCase, Outcome, Step } from './case.ts';
import { type FaultName, faultNamed } from './faults.ts';
import { ledgerOf, missingFrom } from './ledger.ts';
import type { CaseOpener, OpenCase } from './open-case.ts';

type Trial = {
  readonly fault: FaultName | null;
  /** How often it occurs; by default every time. */
  readonly times?: number;
  /** Without `focus`, the focus isn't checked. */
  readonly outcome: Omit<Outcome, 'focus'> & { readonly focus: Outcome['focus'] | null };
};

/** The result of a case without a fault: every trial has to end with the same result. */
export type Baseline = { readonly ledger: readonly string[]; readonly tries: number };

/** A run without a fault, and its problems. */
export async function runFine(opener: CaseOpener, one: CallCase) {
  const outcome = { screen: one.arrives, sees: null, tries: null, wayOn: none, focus: null };
  const { problems, baseline } = await run(opener, one, { fault: null, outcome });
  if (baseline.tries === 0) problems.push(`the call is never made`);
  return { baseline, problems };
}

/** Makes a call fail. Returns every difference from the expected outcome. */
export async function tryFault(
  opener: CaseOpener,
  one: CallCase,
  trial: Trial,
  expected: Baseline,
): Promise<readonly string[]> {
  const { problems, baseline: found, isOver } = await run(opener, one, trial);
  const counts = (line: string) => !one.loses || !line.startsWith(one.loses);
  const extra = missingFrom(found.ledger, expected.ledger).filter(counts);
  const lost = missingFrom(expected.ledger, found.ledger).filter(counts);
  const kinds = (lines: readonly string[], kind: string) =>
    lines.filter((line) => line.startsWith(`${kind} `)).length;
  const doubled = [
    'lead',
    'application',
    'client',
    'submission',
    'package',
    'payment',
    'access',
    'key',
  ].filter((kind) => kinds(found.ledger, kind) > kinds(expected.ledger, kind));
  if (doubled.length > 0) problems.push(`made more than once: ${doubled.join(', ')}`);
  if (isOver && extra.length + lost.length > 0)
    problems.push(`in the end the backend has\n${cut(extra)}\n    instead of\n${cut(lost)}`);
  return problems;
}

const cut = (lines: readonly string[]) =>
  lines.map((line) => `      ${line.slice(0, 400)}`).join('\n') || '      nothing';

async function run(opener: CaseOpener, one: CallCase, { fault, times, outcome }: Trial) {
  const open = await opener.open(one);
  const problems: string[] = [];
  try {
    const before = await cause(open, one, fault, times);
    await open.pass(one.waitMs);
    const tries = (await callsOf(open, one)).length - before.calls;
    problems.push(...(await judge(open, one, before, { outcome, tries })));
    await open.sandbox.clearFaults();
    const isOver = outcome.wayOn.kind !== 'this screen' && problems.length === 0;
    if (isOver) await goOn(open, one, outcome, problems);
    await open.pass(one.waitMs);
    return { problems, isOver, baseline: { ledger: await ledgerOf(open.sandbox), tries } };
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
    return { problems, isOver: false, baseline: { ledger: [], tries: 0 } };
  } finally {
    await open.close();
  }
}

type Before = Awaited<ReturnType<typeof cause>>;
type Judged = { readonly outcome: Trial['outcome']; readonly tries: number };

/** Returns the differences from the outcome while the fault lasts. */
async function judge(open: OpenCase, one: CallCase, before: Before, { outcome, tries }: Judged) {
  const problems: string[] = [];
  const after = await open.look();
  const fresh = after.texts.filter((text) => !before.texts.includes(text));
  const { screen, sees, focus } = outcome;
  if (after.screen !== screen) problems.push(`is at ${after.screen}, not at ${screen}`);
  if (sees !== null && !fresh.some((text) => text.includes(sees)))
    problems.push(`does not read '${sees}' but ${fresh.slice(0, 6).join(' / ') || 'nothing new'}`);
  if (outcome.tries !== null && tries !== outcome.tries)
    problems.push(`the call is made ${tries} times, not ${outcome.tries}`);
  const entered = (await open.screensEntered()) - before.screens;
  const goes = outside.includes(screen) ? 'elsewhere' : entered > 0 ? 'heading' : 'stays';
  if (focus !== null && one.act.length > 0 && goes !== focus)
    problems.push(`focus: ${goes}, not ${focus}`);
  return problems;
}

/** Opens the case at the point before the call, and causes the call. Returns what was there before. */
async function cause(open: OpenCase, one: CallCase, fault: FaultName | null, times?: number) {
  const breakIt = async () => {
    const { besides } = one;
    if (besides)
      await open.sandbox.addFault({ call: besides.call, ...faultNamed(besides.fault), times: 1 });
    if (fault)
      await open.sandbox.addFault({
        call: one.call,
        ...faultNamed(fault),
        ...(times === undefined ? {} : { times }),
      });
  };
  if (one.act.length === 0) {
    await breakIt();
    return { texts: [] as readonly string[], calls: 0, screens: 0 };
  }
  await open.look();
  await open.perform(one.reach);
  const { texts } = await open.look();
  const calls = (await callsOf(open, one)).length;
  const screens = await open.screensEntered();
  await breakIt();
  open.pressTwice(fault === 'slow' && one.isPressed);
  await open.perform(one.act);
  open.pressTwice(false);
  return { texts, calls, screens };
}

async function goOn(
  open: OpenCase,
  one: CallCase,
  { wayOn }: Pick<Outcome, 'wayOn'>,
  problems: string[],
) {
  const steps: readonly Step[] =
    wayOn.kind === 'sign in'
      ? [{ task: 'sign in', input: { email: open.email } }, ...wayOn.next]
      : wayOn.kind === 'do'
        ? wayOn.steps
        : [];
  await open.perform(steps);
  await open.pass(one.waitMs);
  const { screen, texts } = await open.look();
  if (screen !== one.arrives)
    problems.push(
      `the way on leads to ${screen}, not to ${one.arrives}: ${texts.slice(2, 12).join(' / ')}`,
    );
  if (one.isPressed || one.call === 'create-application')
    problems.push(...(await differingTries(open, one)));
}

const callsOf = async (open: OpenCase, { call }: CallCase) =>
  (await open.callsMade()).filter(({ name }) => name === call);

/** Every attempt sends the entered values. Payment tokens are created again. */
async function differingTries(open: OpenCase, one: CallCase): Promise<readonly string[]> {
  const said = (await callsOf(open, one))
    .map(({ body }) => body)
    .filter((body) => typeof body === 'object' && body !== null)
    .map((body) =>
      JSON.stringify({
        ...body,
        payment_method_token: null,
        payment_account_id: null,
        token: null,
        plaid_token: null,
        plaid_account_id: null,
      }),
    );
  const different = said.filter((body) => body !== said[0]);
  return different.length === 0
    ? []
    : [
        `a later try carries something else: ${different[0]?.slice(0, 300)} instead of ${said[0]?.slice(0, 300)}`,
      ];
}
