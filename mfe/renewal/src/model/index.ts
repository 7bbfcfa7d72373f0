import { createCrash, entered } from '@fairlead/store';
import { createConfirm } from './confirm.ts';
import { createLanding } from './landing.ts';
import { createRouting } from './routing.ts';

/** What a client with an expiring policy does until the questions begin. */
export function createModel() {
  const routing = createRouting();
  const confirm = createConfirm(routing);
  return {
    routing,
    landing: createLanding(routing),
    confirm,
    ...createCrash(
      [routing.failed, confirm.failed],
      [entered('renew'), entered('renew-information-confirm')],
    ),
  };
}

export type RenewalModel = ReturnType<typeof createModel>;
