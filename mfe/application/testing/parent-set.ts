import { aField, aQuestionSet } from './builders.ts';
import { openSet } from './open-set.ts';

/** A value from enrichment. */
const known = {
  outside_data_values: [{ source: 'ENRICHMENT', value: 'Pebblewick', index: null }],
};

/** A condition that shows the parent company. */
const asked = { field: 'has-parent', op: 'eq', value: true };

/** A set with prefilled fields, and a field for the parent company. */
const set = aQuestionSet([
  aField('name', known),
  aField('motto', known),
  aField('payroll', { type: 'INTEGER', field_validations: [{ type: 'MIN', value: 100 }] }),
  aField('has-parent', { type: 'BOOLEAN' }),
  aField('parent', { required: false, shown_when: asked, required_when: asked }),
]);

/** Opens that set. */
export const open = (more: Parameters<typeof openSet>[1] = {}) =>
  openSet({ 'get-application-question-set': () => set }, more);
