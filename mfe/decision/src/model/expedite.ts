import { expediteReview } from '@fairlead/contracts/application';
import { isRecord } from '@fairlead/domain';
import {
  type ExpediteForm,
  expediteProblems,
  expediteReasonNames,
  tomorrow,
} from '@fairlead/domain/outcomes';
import {
  $route,
  $user,
  createCallFx,
  createDraft,
  entered,
  navigate,
  reportErrors,
  whileOpen,
} from '@fairlead/store';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import * as s from 'superstruct';
import { createDiscretionId } from './discretion.ts';

const formFields = {
  deadline: s.string(),
  reason: s.union([s.enums(expediteReasonNames), s.literal('')]),
  details: s.string(),
};

/** A form with the discretion decision that it is about; null if it wasn't known yet. */
const DraftShape = s.object({ ...formFields, decision: s.nullable(s.string()) });
type Draft = s.Infer<typeof DraftShape>;

const emptyForm: ExpediteForm = { deadline: '', reason: '', details: '' };

/** /expedited-quote-request: deadline, reason and details (A§5). A failure still goes to the confirmation (A§4). */
export function createExpedite() {
  const opened = entered('expedited-quote-request');
  const changed = createEvent<Partial<ExpediteForm>>();
  const blurred = createEvent<keyof ExpediteForm>();
  const submitted = createEvent();

  const { $id, $isLooking } = createDiscretionId(opened);
  // Computed on every interaction: midnight may have passed since the form was opened.
  const $earliest = createStore('').on([opened, changed, blurred, submitted], () =>
    tomorrow(new Date()),
  );
  const $form = createStore(emptyForm)
    .on(opened, () => emptyFormOfToday())
    .on(changed, (form, change) => ({ ...form, ...change }));
  const $touched = createStore<readonly string[]>([])
    .on(blurred, (touched, field) => [...touched, field])
    .reset(opened);
  const $problems = combine($form, $earliest, expediteProblems);
  const $shownProblems = combine($problems, $touched, $form, (problems, touched, { deadline }) =>
    problems.filter(
      (problem) =>
        touched.includes(problem) ||
        // The form suggested it or the user chose it, so users wouldn't expect a mistake there.
        (problem === 'deadline' && deadline !== ''),
    ),
  );

  const draft = createDraft<Draft>({
    key: createStore<string | null>('expedite'),
    version: 2,
    source: combine($form, $id, (form, decision) => ({ ...form, decision })),
    changed,
    shape: DraftShape,
    migrations: { 1: (form) => ({ ...(isRecord(form) ? form : {}), decision: null }) },
  });
  sample({ clock: opened, target: draft.restore });
  const restored = sample({
    clock: draft.restored,
    source: $id,
    filter: (id, { decision }) => isSameDecision(decision, id),
    fn: (_, kept) => kept,
  });
  // A deadline that has passed in the meantime isn't restored.
  $form.on(restored, ({ deadline: earliest }, { deadline, reason, details }) => ({
    deadline: laterOf(deadline, earliest),
    reason,
    details,
  }));
  // The look-up may show only later that the draft is about another decision.
  const $restoredFor = createStore<string | null>(null)
    .on(restored, (_, { decision }) => decision)
    .reset([opened, changed]);
  const foundOther = sample({
    clock: $id,
    source: $restoredFor,
    filter: (restoredFor, id) => !isSameDecision(restoredFor, id),
  });
  $form.on(foundOther, () => emptyFormOfToday());

  const callFx = createCallFx(expediteReview);
  /** The form as it was when it was submitted. */
  const $submitted = createStore(emptyForm);
  const sendFx = attach({
    source: { id: $id, form: $submitted },
    effect: async ({ id, form }) => {
      if (!id)
        throw new Error(
          'No discretion decision is pending, so none can be expedited. Load the decision first.',
        );
      await callFx({
        params: { id },
        body: {
          deadline: form.deadline,
          expedite_reason: form.reason || 'other',
          expedite_details: form.details.trim(),
        },
      });
    },
  });
  /** From the press until the confirmation: a second press does nothing. */
  const $isSending = createStore(false).reset(opened);
  const pressed = sample({
    clock: submitted,
    source: { problems: $problems, isSending: $isSending, form: $form },
    filter: ({ problems, isSending }) => problems.length === 0 && !isSending,
    fn: ({ form }) => form,
  });
  $isSending.on(pressed, () => true);
  $submitted.on(pressed, (_, form) => form);
  // A press during the look-up counts once its end shows which review is pending.
  const $canSend = combine(
    $isSending,
    $isLooking,
    (isSending, isLooking) => isSending && !isLooking,
  );
  sample({ clock: $canSend, filter: Boolean, target: sendFx });
  reportErrors(sendFx.failData, 'expedite request');
  // A user who has left keeps what couldn't be sent.
  const ended = whileOpen('expedited-quote-request', sendFx.finally);
  sample({ clock: [sendFx.done, ended], target: draft.discard });
  sample({
    clock: ended,
    fn: ({ status }) =>
      ({
        route: 'expedited-quote-request-confirmation',
        state: { failed: status === 'fail' },
        replace: true,
      }) as const,
    target: navigate,
  });

  const $isFailureConfirmed = $route.map(
    (route) =>
      route?.name === 'expedited-quote-request-confirmation' && route.state.failed === true,
  );
  const $email = $user.map((user) => user?.email ?? null);

  return {
    changed,
    blurred,
    submitted,
    $form,
    $earliest,
    $problems,
    $shownProblems,
    $isSending,
    $isAtRisk: draft.$isAtRisk,
    $isFailureConfirmed,
    $email,
  };
}

const emptyFormOfToday = (): ExpediteForm => ({ ...emptyForm, deadline: tomorrow(new Date()) });

/** Whether a draft may be about this decision: either may be unknown. */
const isSameDecision = (one: string | null, other: string | null) =>
  one === null || other === null || one === other;

/** Days of the form yyyy-MM-dd are ordered as text. */
const laterOf = (one: string, other: string) => (one > other ? one : other);
