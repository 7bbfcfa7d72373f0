import { createModelContext } from '@fairlead/mfe-kit';
import type { IntakeModel } from './model/index.ts';

export const { useModel } = createModelContext<IntakeModel>();
