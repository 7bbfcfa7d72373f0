import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schemaText } from '../language/schema.ts';
import { repository } from '../repository.ts';
import { loadVocabulary } from './vocabulary.ts';

test('scenarios/schema.json is what the tasks make of it: `npx fairlead check --schema` writes it', async () => {
  const kept = readFileSync(join(repository, 'scenarios/schema.json'), 'utf8');
  expect(kept).toBe(schemaText(await loadVocabulary()));
});
