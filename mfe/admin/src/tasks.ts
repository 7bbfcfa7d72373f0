import { defineArea } from '@fairlead/mfe-kit/area';
import { $route } from '@fairlead/store';
import type { Scope } from 'effector';
import { type AdminModel, createModel } from './model/index.ts';
import { disabledTasks } from './tasks/disabled.ts';
import { packageTasks } from './tasks/packages.ts';
import { quoteTasks } from './tasks/quotes.ts';
import { submissionTasks } from './tasks/submission.ts';
import { textsOf } from './texts.ts';

/** The admin tool of a market submission. */
export const area = {
  ...defineArea<AdminModel>({
    name: 'admin',
    createModel,
    tasks: [...submissionTasks, ...packageTasks, ...quoteTasks, ...disabledTasks],
    texts: textsOf,
  }),
  /** The columns of the board, for `see package`. */
  packages: (model: AdminModel, scope: Scope) =>
    scope.getState($route)?.name === 'admin-market-submissions'
      ? scope
          .getState(model.board.$columns)
          .map(({ name, description, statusLabel, price, per, isRecommended, banner }) => ({
            name,
            description,
            status: statusLabel,
            price: `${price}${per}`,
            recommended: isRecommended,
            ...(banner ? { banner } : {}),
          }))
      : [],
};
