import { type Officer, type OfficerField, officerErrors } from '@fairlead/domain/legacy';
import { $user, type AuthUser, createDraft, entered } from '@fairlead/store';
import { combine, createEvent, createStore, sample } from 'effector';
import { object, string } from 'superstruct';
import type { Application } from './application.ts';

const OfficerShape = object({ name: string(), email: string(), title: string() });
const nobody: Officer = { name: '', email: '', title: '' };

/** The officer who signs (A§5): the applicant, unless someone else is entered. */
export function createOfficer({ $id }: Application) {
  const changed = createEvent<Partial<Officer>>();
  const blurred = createEvent<OfficerField>();
  const attempted = createEvent();
  const opened = entered('checkout-payment');

  /** Null until something is typed for this application; then the applicant signs. */
  const $typed = createStore<Officer | null>(null);
  const $officer = combine($typed, $user, (typed, user): Officer => {
    return typed ?? { ...nobody, name: user ? fullName(user) : '', email: user?.email ?? '' };
  });
  sample({
    clock: changed,
    source: $officer,
    fn: (officer, change) => ({ ...officer, ...change }),
    target: $typed,
  });

  const draft = createDraft({
    key: $id.map((id) => id && `officer:${id}`),
    version: 1,
    source: $officer,
    changed,
    shape: OfficerShape,
  });
  $typed.on(draft.restored, (_, kept) => kept).reset([draft.discard, $id]);
  sample({ clock: [opened, $id], target: draft.restore });

  const $errors = $officer.map(officerErrors);
  const $touched = createStore<readonly OfficerField[]>([])
    .on(blurred, (touched, field) => [...touched, field])
    .on(attempted, () => ['name', 'email', 'title'])
    .reset(opened);
  /** Errors show after a field was left or the documents were to be sent. */
  const $shownErrors = combine($errors, $touched, (errors, touched) => ({
    name: touched.includes('name') ? errors.name : null,
    email: touched.includes('email') ? errors.email : null,
    title: touched.includes('title') ? errors.title : null,
  }));
  const $isComplete = $errors.map(({ name, email, title }) => !name && !email && !title);

  return {
    changed,
    blurred,
    attempted,
    discard: draft.discard,
    $officer,
    $shownErrors,
    $isComplete,
    $isAtRisk: draft.$isAtRisk,
  };
}

export type OfficerModel = ReturnType<typeof createOfficer>;

/** An account's name may be the first name alone, or have the family name in it. */
const fullName = ({ name, familyName }: AuthUser): string =>
  familyName && !name.endsWith(familyName) ? `${name} ${familyName}`.trim() : name;
