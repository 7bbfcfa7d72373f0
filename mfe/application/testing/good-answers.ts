/** Answers without errors to the fields of `openSet`. */
export const goodAnswers = { entity: 'LLC', fein: '12-3456789' };
