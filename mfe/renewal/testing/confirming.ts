import { aChild, aLegacyApplication, aRenewal } from './builders.ts';
import type { OpenRenewal } from './open-renewal.ts';

/** A server whose policy has a renewal already. */
export const withChild = (status: string) => ({
  'get-intake-legacy-application': () =>
    aLegacyApplication({ renewal: aRenewal({ renewal_child_application_id: 'app_child' }) }),
  'get-application': () => aChild({ status, application_decision: 'REQUIRES_REVIEW' }),
});

/** Ticks that the address was checked. */
export const tick = (app: OpenRenewal) => app.send(app.model.confirm.ticked, true);
/** Presses 'CONFIRM & CONTINUE'. */
export const confirm = (app: OpenRenewal) => app.send(app.model.confirm.confirmed, undefined);
export const tickAndConfirm = async (app: OpenRenewal) => {
  await tick(app);
  await confirm(app);
};
/** The fields of another address. */
export const form = (app: OpenRenewal) => app.model.confirm.form;

/** Chooses another address, in another state. */
export async function move(app: OpenRenewal, line2 = '') {
  await app.send(form(app).updated, undefined);
  await app.send(form(app).choice.typed, '951 Qu');
  await app.send(form(app).choice.picked, 'p1');
  if (line2) await app.send(form(app).line2Changed, line2);
}

/** The fields of the renewal call, by name. */
export function sentBy(app: OpenRenewal) {
  const [call] = app.callsOf('create-renewal');
  const body = call?.body as { questions: { fields: { id: string; value: unknown[] }[] }[] };
  return Object.fromEntries(
    body.questions.flatMap(({ fields }) => fields.map(({ id, value }) => [id, value[0]])),
  );
}
