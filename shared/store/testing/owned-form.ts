import { ApiError, type Call } from '@fairlead/contracts';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { object, string } from 'superstruct';
import { requestFx } from '../src/calls/request.ts';
import { createDraft, draftsFlushed } from '../src/drafts/drafts.ts';
import { $owner } from '../src/session/owner.ts';
import { sessionRequested } from '../src/session/session.ts';
import { $storage, type TextStorage } from '../src/storage/storage.ts';

type Form = { readonly name: string; readonly city: string };

/** Something was typed into the form. */
export const typed = createEvent<Partial<Form>>();
const $form = createStore<Form>({ name: '', city: '' }).on(typed, (form, change) => ({
  ...form,
  ...change,
}));
const draft = createDraft({
  key: createStore<string | null>('form'),
  version: 1,
  source: $form,
  changed: typed,
  shape: object({ name: string(), city: string() }),
});
$form.on(draft.restored, (_, form) => form);

/** Builds the session of a contact and a client. */
export const sessionOf = (contact_id: string | null, client_id: string | null = 'cl_1') => ({
  authenticated: true,
  client_id,
  contact_id,
  client_selection_required: false,
  expires_at: '2099-01-01T00:00:00Z',
});
/** The auth service's response for a visitor. */
export const nobody = new ApiError(401, { errorCode: 'login_required' });

/** Creates a page with the form; the session responds when `answer` is called. */
export function createPage(storage: TextStorage, session: unknown) {
  const scope = fork({
    values: [[$storage, storage]],
    handlers: [
      [
        requestFx,
        ({ name }: Call) => {
          if (name !== 'get-session') throw new ApiError(404);
          if (session instanceof Error) throw session;
          return session;
        },
      ],
    ],
  });
  return {
    scope,
    type: async (change: Partial<Form>) => {
      void allSettled(typed, { scope, params: change });
      await allSettled(draftsFlushed, { scope });
    },
    restore: () => allSettled(draft.restore, { scope }),
    answer: () => allSettled(sessionRequested, { scope }),
    form: () => scope.getState($form),
    owner: () => scope.getState($owner),
  };
}

/** Opens a page with the form, for the person of this session. */
export async function opened(storage: TextStorage, session: unknown) {
  const page = createPage(storage, session);
  await page.answer();
  await page.restore();
  return page;
}

export const ada = sessionOf('ct_ada');
export const grace = sessionOf('ct_grace');
