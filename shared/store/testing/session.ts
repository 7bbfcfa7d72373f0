/** The session of a client with one company, until 20:00 UTC. */
export const session = {
  authenticated: true,
  client_id: 'cl_1',
  contact_id: 'ct_1',
  client_selection_required: false,
  expires_at: '2026-11-20T20:00:00Z',
};
