import { applyingCases } from './outcomes.ts';
import { testOutcomes } from './test-outcomes.ts';

await testOutcomes(applyingCases);
