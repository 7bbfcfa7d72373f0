/** Fires an event; answers false when a listener prevented it. */
export type Emit = (name: string, init?: { cancelable: boolean }) => boolean;

/**
 * Requests to close, for the cross, Escape and a press outside; the page that opened the dialog closes it. If there are
 * unapplied changes, fires `ui-before-close` first; a listener that prevents it also prevents the request.
 */
export function requestClose(emit: Emit, { dirty = false }: { dirty?: boolean | undefined } = {}) {
  if (!dirty || emit('ui-before-close', { cancelable: true })) emit('ui-close');
}
