import { createModelContext } from '@fairlead/mfe-kit';
import type { AccountModel } from './model/index.ts';

export const { useModel } = createModelContext<AccountModel>();
