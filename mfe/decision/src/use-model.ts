import { createModelContext } from '@fairlead/mfe-kit';
import type { DecisionModel } from './model/index.ts';

export const { useModel } = createModelContext<DecisionModel>();
