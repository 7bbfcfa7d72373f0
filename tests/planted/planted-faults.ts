/** A mistake that somebody could make, as a change of one place in the sources. */
export type PlantedFault = {
  readonly name: string;
  readonly kind: 'rule' | 'effect' | 'screen';
  readonly file: string;
  /** What stands in the file, exactly once, and what takes its place. */
  readonly from: string;
  readonly to: string;
};

/** One mistake for each way in which a walk can go wrong, and a few that are harder to meet. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'a client may open any submission',
    kind: 'rule',
    file: 'shared/sandbox/src/services/client-backend/submissions.ts',
    from: 'if (!row || !(person.is_admin || person.client_ids.includes(row.client_id)))',
    to: 'if (!row)',
  },
  {
    name: 'a package costs a cent more than shown',
    kind: 'rule',
    file: 'shared/sandbox/src/services/client-backend/bind.ts',
    from: 'charge(world, request, amount)',
    to: 'charge(world, request, amount + 1)',
  },
  {
    name: 'a payment for what is paid already is accepted',
    kind: 'rule',
    file: 'shared/sandbox/src/services/policy-admin/pay.ts',
    from: "if (legacy.status !== 'quoted') refuseStatus(legacy.status);",
    to: '',
  },
  {
    name: 'answers are accepted and not stored',
    kind: 'rule',
    file: 'shared/sandbox/src/services/intake-engine/save-answers.ts',
    from: "await world.store.put('application', saved);",
    to: '',
  },
  {
    name: 'a draft is not written before a reload',
    kind: 'effect',
    file: 'shared/store/src/drafts/drafts.ts',
    from: 'clock: [timer.rang, draftsFlushed]',
    to: 'clock: timer.rang',
  },
  {
    name: 'the version after an own change is not followed',
    kind: 'effect',
    file: 'mfe/admin/src/model/naming.ts',
    from: 'version: followed(editing, changes)',
    to: 'version: editing.version',
  },
  {
    name: 'a failed save empties the description',
    kind: 'effect',
    file: 'mfe/admin/src/model/naming.ts',
    from: '.on(typed, (editing, change) => editing && { ...editing, ...change })',
    to: ".on(typed, (editing, change) => editing && { ...editing, ...change })\n    .on(saveFx.fail, (editing) => editing && { ...editing, description: '' })",
  },
  {
    name: 'the address of a renewal is looked up for ever',
    kind: 'effect',
    file: 'mfe/renewal/src/model/confirm-details.ts',
    from: 'const { legacyApplicationId, childId } = stay.policy;',
    to: 'await new Promise(() => {});\n    const { legacyApplicationId, childId } = stay.policy;',
  },
  {
    name: 'a pinned package is not the one that was loaded',
    kind: 'screen',
    file: 'mfe/packages/src/screens/home/pin-button.tsx',
    from: 'const isPinned = pinnedId === id;',
    to: 'const isPinned = pinnedId?.package.id === id;',
  },
  {
    name: 'an amount is multiplied with its name',
    kind: 'screen',
    file: 'mfe/checkout/src/screens/payment-lines.tsx',
    from: 'formatMoney(amount)',
    to: 'formatMoney(amount * Number(name))',
  },
  {
    name: 'the first payment is shown without its last cent',
    kind: 'screen',
    file: 'mfe/packages/src/screens/checkout/order-summary.tsx',
    from: 'cents={order.total}',
    to: 'cents={order.total - 1}',
  },
  {
    name: 'a declined applicant finds no button',
    kind: 'screen',
    file: 'mfe/decision/src/screens/declined.tsx',
    from: 'actions={<AdvisorButton />}',
    to: 'actions={null}',
  },
];
