import { createModelContext } from '@fairlead/mfe-kit';
import type { AdminModel } from './model/index.ts';

export const { useModel } = createModelContext<AdminModel>();
