import type { Sandbox } from '@fairlead/sandbox';

/** The data of a back end that must never be lost or duplicated, without ids and times. */
export async function ledgerOf({ world: { store } }: Sandbox): Promise<readonly string[]> {
  const [
    leads,
    applications,
    clients,
    submissions,
    packages,
    payments,
    checkouts,
    requests,
    answered,
  ] = await Promise.all([
    store.list('lead'),
    store.list('application'),
    store.list('client'),
    store.list('submission'),
    store.list('package'),
    store.list('payment'),
    store.list('checkout'),
    store.list('access_request'),
    store.list('answered'),
  ]);
  return [
    ...leads.map(({ email, data, status }) => said('lead', email, data, status)),
    ...applications.map(({ shown, answers, answered, carta_connected }) =>
      said(
        'application',
        shown.status,
        shown.pending_discretion_decision,
        answers,
        answered,
        carta_connected,
      ),
    ),
    ...clients.map(({ company }) => said('client', company)),
    ...submissions.map(({ status, details, requested_effective_date, billing_interval }) =>
      said('submission', status, details, requested_effective_date, billing_interval),
    ),
    ...packages.map(({ name, status }) => said('package', name, status)),
    ...payments.map(({ amount_cents, payment_type }) =>
      said('payment', amount_cents, payment_type),
    ),
    ...checkouts.map(({ package_slug, amount_cents, payment_method, officer }) =>
      said('payment', package_slug, amount_cents, payment_method, officer),
    ),
    ...requests.map(({ client_id, email }) => said('access request', client_id, email)),
    // One for each used key, because an attempt with another key would create another one.
    ...answered.map(({ id }) =>
      said(id.startsWith('create-lead') ? 'lead key' : 'key', id.split('/')[0]),
    ),
  ].toSorted();
}

const said = (what: string, ...parts: readonly unknown[]) =>
  `${what} ${parts.map((part) => JSON.stringify(part)).join(' ')}`;

/** Returns the differences between two ledgers. */
export const missingFrom = (some: readonly string[], others: readonly string[]) => {
  const left = [...others];
  return some.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};
