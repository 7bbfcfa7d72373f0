import type { Application } from '@fairlead/contracts';
import type { Field, QuestionSet } from '@fairlead/contracts/application';
import { openForm } from '@fairlead/domain/question-set';
import { expect, test } from 'vitest';
import { content } from '../../content/generated/renewals.js';
import { createSandbox, type Sandbox } from '../../sandbox.ts';
import { ask } from '../../test-kit/ask.ts';
import { now } from '../../test-kit/now.ts';
import type { Visitor } from '../../visitor.ts';

async function open(persona: string, at = now): Promise<{ sandbox: Sandbox; visitor: Visitor }> {
  const sandbox = await createSandbox({ persona, now: at });
  return { sandbox, visitor: sandbox.visitor(persona) };
}

const renewAt = (visitor: Visitor, parent: string, changed: Record<string, string> = {}) =>
  ask<Application>(visitor, 'create-renewal', {
    body: {
      renewal_parent_application_id: parent,
      question_set_id: 'qs_applicant_intro',
      questions: [
        {
          id: 'q_address',
          fields: Object.entries(changed).map(([id, value]) => ({ id, value: [value] })),
        },
      ],
    },
  });

const { last_years_values: lastYear } = content;
const parents: Readonly<Record<string, string>> = {
  'renewal-ready': '10020',
  'renewal-ready-property': '10085',
};

test.each(Object.keys(lastYear))('%s starts every set with what carries over', async (persona) => {
  const { visitor, sandbox } = await open(persona);
  const child = await renewAt(visitor, parents[persona] ?? '');
  for (const [name, expected] of Object.entries(lastYear[persona] ?? {})) {
    const id = sandbox.world.content.questionSets.find((set) => set.name === name)?.id ?? '';
    if (name === 'applicant_intro') continue;
    const set = await ask<QuestionSet>(visitor, 'get-application-question-set', {
      params: { id, applicationId: child.id },
    });
    const fields = set.questions.flatMap((question) => question.fields);
    const offered = rowsOffered(fields);
    const known = expected.rows ?? [expected.values ?? {}];
    const names = fields.map(({ unique_name }) => unique_name);
    const asked = known
      .map((row) =>
        Object.fromEntries(Object.entries(row).filter(([field]) => names.includes(field))),
      )
      .filter((row) => Object.keys(row).length > 0);
    expect([name, offered]).toEqual([name, asked]);
    for (const again of expected.asked_again)
      expect(
        fields.find(({ unique_name }) => unique_name === again)?.outside_data_values ?? [],
      ).not.toContainEqual(expect.objectContaining({ source: 'LAST_YEARS_APPLICATION' }));
  }
});

/** What each row is offered from last year's application. */
function rowsOffered(fields: readonly Field[]) {
  const rows = new Map<number, Record<string, unknown>>();
  for (const { unique_name, outside_data_values } of fields)
    for (const { source, value, index } of outside_data_values)
      if (source === 'LAST_YEARS_APPLICATION')
        rows.set(index ?? 1, { ...rows.get(index ?? 1), [unique_name]: value });
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
}

test('REN-02 there is one renewal for a policy, with the address that was confirmed last', async () => {
  const { visitor } = await open('renewal-ready');
  const child = await renewAt(visitor, '10020');
  const moved = await renewAt(visitor, '10020', { 'address-region': 'US-NV' });
  expect(moved.id).toBe(child.id);
  expect([child.pre_decision, moved.pre_decision]).toEqual([
    { qualified: true, reasoning_key: 'eligible' },
    { qualified: false, reasoning_key: 'no_available_products' },
  ]);
  const set = await ask<QuestionSet>(visitor, 'get-application-question-set', {
    params: { id: 'qs_applicant_intro', applicationId: child.id },
  });
  expect(openForm(set).values.get('address-region')).toBe('US-NV');
  const legacy = await ask<{ renewal: object }>(visitor, 'get-intake-legacy-application', {
    params: { id: '10020' },
  });
  expect(legacy.renewal).toMatchObject({ renewal_child_application_id: child.id });
});

test('REN-01 the policy of another client is unknown', async () => {
  const { sandbox } = await open('renewal-ready');
  const luis = sandbox.visitor('renewal-child-exists');
  await ask(luis, 'get-session').catch(() => null);
  await expect(renewAt(luis, '10020')).rejects.toMatchObject({ status: 404 });
});

test.each([
  ['61 days before its end', '2026-10-30T18:00:00Z', 'rejected'],
  ['60 days before its end', '2026-10-31T18:00:00Z', 'begun'],
  ['on its last day', '2026-12-30T18:00:00Z', 'begun'],
  ['the day after', '2026-12-31T18:00:00Z', 'rejected'],
])('REN-03 a policy %s is renewed or refused', async (_, day, outcome) => {
  const sandbox = await createSandbox({ persona: 'renewal-ready', now });
  await sandbox.advance(Date.parse(day) - Date.parse(now));
  const begun = renewAt(sandbox.visitor('renewal-ready'), '10020');
  if (outcome === 'begun') expect((await begun).status).toBe('CREATED');
  else
    await expect(begun).rejects.toMatchObject({
      status: 409,
      errorCode: 'renewal_not_ready',
      message: "This policy can't be renewed yet. You can start 60 days before it ends.",
    });
});

test.each([
  ['renewal-conditional', '10022'],
  ['renewal-non-renewal', '10064'],
])('REN-04 %s is refused', async (persona, parent) => {
  const { visitor } = await open(persona);
  await expect(renewAt(visitor, parent)).rejects.toMatchObject({
    status: 409,
    errorCode: 'conditional_renewal',
  });
});

test.each([
  ['renewal-ready', 'co_020', ['automatic_renewal']],
  ['renewal-child-exists', 'co_052', ['automatic_renewal']],
  ['renewal-not-ready', 'co_021', []],
  ['renewal-quoted', 'co_058', []],
])('the decision on %s is made when its window opens', async (persona, id, expected) => {
  const { visitor } = await open(persona);
  const found = await ask<{ decision: string }[]>(visitor, 'get-pre-renewal-decisions', {
    params: { id },
  });
  expect(found.map(({ decision }) => decision)).toEqual(expected);
});

test('ELI-07 a renewal of a company that is in a second account is held by the eligibility', async () => {
  const { sandbox, visitor } = await open('renewal-ready');
  const clients = await sandbox.world.store.list('client', 'id', 'cl_020');
  const [own] = clients;
  if (own) await sandbox.world.store.put('client', { ...own, id: 'cl_other' });
  const child = await renewAt(visitor, '10020');
  expect(child.pre_decision).toEqual({ qualified: true, reasoning_key: 'manual_review' });
  const prequal = await ask(visitor, 'get-prequal-decision', {
    params: { id: child.legacy_application_id ?? '' },
  });
  expect(prequal).toEqual({ decision: 'maybe', reason_token: 'company_conflict' });
});

test('a renewal that is not submitted is not renewed itself', async () => {
  const { visitor } = await open('renewal-created');
  await expect(renewAt(visitor, '10056')).rejects.toMatchObject({
    status: 409,
    errorCode: 'renewal_not_ready',
  });
});
