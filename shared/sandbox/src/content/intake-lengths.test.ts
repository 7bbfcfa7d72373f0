import { introFields, maxCharacters, primaryAddressFields } from '@fairlead/domain';
import { expect, test } from 'vitest';
import { loadQuestionSets } from './load.ts';

test('the intake form takes of each text what the applicant intro question set takes', async () => {
  const { question_sets: sets } = await loadQuestionSets();
  const fields = sets.flatMap(({ questions }) => questions.flatMap((question) => question.fields));
  const maxCharactersOf = (name: string) =>
    fields
      .find(({ unique_name }) => unique_name === name)
      ?.validations?.find(({ type }) => type === 'MAX_LENGTH')?.value;
  expect(maxCharacters).toEqual({
    legalName: maxCharactersOf(introFields.legal_name),
    website: maxCharactersOf(introFields.website),
    addressLine2: maxCharactersOf(primaryAddressFields.line_2),
    firstName: maxCharactersOf(introFields.first_name),
    lastName: maxCharactersOf(introFields.last_name),
    titleOther: maxCharactersOf(introFields.title_other),
    hdyhauOther: maxCharactersOf(introFields.hdyhau_other),
  });
});
