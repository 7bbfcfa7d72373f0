import { buyingCases } from './outcomes.ts';
import { testOutcomes } from './test-outcomes.ts';

await testOutcomes(buyingCases);
