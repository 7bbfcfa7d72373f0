import { introFields, mostCharacters, primaryAddressFields } from '@fairlead/domain';
import { expect, test } from 'vitest';
import { loadQuestionSets } from './load.ts';

test('the intake form takes of each text what the applicant intro question set takes', async () => {
  const { question_sets: sets } = await loadQuestionSets();
  const fields = sets.flatMap(({ questions }) => questions.flatMap((question) => question.fields));
  const mostOf = (name: string) =>
    fields
      .find(({ unique_name }) => unique_name === name)
      ?.validations?.find(({ type }) => type === 'MAX_LENGTH')?.value;
  expect(mostCharacters).toEqual({
    legalName: mostOf(introFields.legal_name),
    website: mostOf(introFields.website),
    addressLine2: mostOf(primaryAddressFields.line_2),
    firstName: mostOf(introFields.first_name),
    lastName: mostOf(introFields.last_name),
    titleOther: mostOf(introFields.title_other),
    hdyhauOther: mostOf(introFields.hdyhau_other),
  });
});
