import { createModelContext } from '@fairlead/mfe-kit';
import type { createModel } from './model/index.ts';

export const { useModel } = createModelContext<ReturnType<typeof createModel>>();
