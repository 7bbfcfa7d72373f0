import { createModelContext } from '@fairlead/mfe-kit';
import type { Model } from './model/index.ts';

export const { useModel } = createModelContext<Model>();
