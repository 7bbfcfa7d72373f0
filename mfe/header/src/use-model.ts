import { createModelContext } from '@fairlead/mfe-kit';
import type { HeaderModel } from './model/index.ts';

export const { useModel } = createModelContext<HeaderModel>();
