import { createModelContext } from '@fairlead/mfe-kit';
import type { ApplicationModel } from './model/index.ts';

export const { useModel } = createModelContext<ApplicationModel>();
