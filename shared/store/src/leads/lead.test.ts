import { ApiError } from '@fairlead/contracts';
import { createLead, Lead } from '@fairlead/contracts/leads';
import { validate } from 'superstruct';
import { expect, test } from 'vitest';
import { lead, openLead } from '../../testing/open-lead.ts';

test.each([
  ['existing_client_conflict', 'existing-client', 'info'],
  ['mql_creation_failed', 'none', 'error'],
])(
  'ERROR-004 ERROR-005 ERROR-006 the code %s, answered or refused with, means %s and is logged as %s',
  async (code, kind, level) => {
    expect(createLead.errors?.map((error) => error.code)).toContain(code);
    const refused = await openLead(() => {
      throw new ApiError(409, { errorCode: code });
    });
    expect(await refused.create()).toMatchObject({ status: 'done', value: { kind } });
    expect([refused.logged, refused.levels]).toEqual([['create lead'], [level]]);
    const answered = await openLead(() => ({ ...lead, id: null, error_code: code }));
    expect(await answered.create()).toMatchObject({ status: 'done', value: { kind } });
    expect([answered.logged, answered.levels]).toEqual([['create lead'], [level]]);
  },
);

test('INTAKE-027 a lead has an id, its client, its contact and what went wrong', () => {
  expect(validate(lead, Lead)[0]).toBeUndefined();
  for (const field of Object.keys(lead)) {
    expect(validate({ ...lead, [field]: 7 }, Lead)[0]?.path).toEqual([field]);
  }
});
