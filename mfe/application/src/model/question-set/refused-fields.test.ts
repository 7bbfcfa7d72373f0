import { ApiError, NetworkError } from '@fairlead/contracts';
import { layOut } from '@fairlead/domain/question-set';
import { expect, test } from 'vitest';
import { company, states } from '../../../testing/open-set.ts';
import { refusedFields } from './refused-fields.ts';

const single = layOut(company, []);
/** What is sent as row 1 is the second that was added. */
const repeating = layOut(states, [2]);
const refusal = (detail: unknown, status = 400) => new ApiError(status, { detail });
const fein = { field: 'fein', message: 'It is taken' };
const state = { field: 'state#1', message: 'There is no office there' };

test.each([
  ['a field of the page', refusal([fein]), single, [{ id: 'fein', message: 'It is taken' }]],
  [
    'a field of a row, by the id it has on the page',
    refusal([state]),
    repeating,
    [{ id: 'state#2', message: state.message }],
  ],
  ['no field of a row that was not sent', refusal([{ ...state, field: 'state#3' }]), repeating, []],
  ['no field that the page does not have', refusal([{ ...fein, field: 'ein' }]), single, []],
  [
    'none of what is not said in full',
    refusal([null, 'fein', { field: 'fein' }, { ...fein, field: 7 }, { ...fein, message: 7 }]),
    single,
    [],
  ],
  ['nothing in a detail that is no list', refusal({ fein: 'taken' }), single, []],
  ['nothing without a detail', refusal(undefined), single, []],
  ['nothing in another refusal', refusal([fein], 403), single, []],
  ['nothing where no answer came', new NetworkError(), single, []],
  ['nothing before there is a form', refusal([fein]), null, []],
])('the server refuses %s', (_, failure, layout, refused) => {
  expect(refusedFields(failure, layout)).toEqual(refused);
});
