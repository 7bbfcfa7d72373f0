import { createModelContext } from '@fairlead/mfe-kit';
import type { RenewalModel } from './model/index.ts';

export const { useModel } = createModelContext<RenewalModel>();
