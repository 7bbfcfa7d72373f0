import { expect, test } from 'vitest';
import { emptyForm, withCoverage, withLimit, withRequest } from './form.ts';

const dao = { coverage: 'dao', limit: 'dao_agg_limit' };

test('a coverage starts without limits, and deselecting it discards its limits', () => {
  const chosen = withCoverage(emptyForm, 'dao');
  expect(chosen.chosen).toEqual({ dao: {} });
  const both = withCoverage(withLimit(chosen, { ...dao, value: 1 }), 'epl');
  expect(withCoverage(both, 'dao').chosen).toEqual({ epl: {} });
});

test('the values of a limit are selected and deselected one by one, independent of other limits', () => {
  let form = withCoverage(withCoverage(emptyForm, 'dao'), 'epl');
  form = withLimit(form, { ...dao, value: 1 });
  form = withLimit(form, { ...dao, value: 2 });
  form = withLimit(form, { ...dao, limit: 'dao_occ_limit', value: 3 });
  expect(form.chosen).toEqual({ dao: { dao_agg_limit: [1, 2], dao_occ_limit: [3] }, epl: {} });
  form = withLimit(form, { ...dao, value: 1 });
  expect(form.chosen).toEqual({ dao: { dao_agg_limit: [2], dao_occ_limit: [3] }, epl: {} });
});

test('a limit of a coverage that is not chosen is not chosen', () => {
  expect(withLimit(emptyForm, { ...dao, value: 1 })).toBe(emptyForm);
});

test('a request is left out, and put back', () => {
  const without = withRequest(withRequest(emptyForm, 'one'), 'two');
  expect(without.left).toEqual(['one', 'two']);
  expect(withRequest(without, 'one').left).toEqual(['two']);
});
