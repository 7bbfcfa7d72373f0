/** Fires an event; answers false when a listener prevented it. */
export type Emit = (name: string, init?: { cancelable: boolean }) => boolean;

/**
 * What the cross, Escape and a press outside do: they ask. Anyone who opened it closes it. Where something is not applied
 * yet, `ui-before-close` comes first, and a listener that prevents it keeps the question back.
 */
export function requestClose(emit: Emit, { dirty = false }: { dirty?: boolean | undefined } = {}) {
  if (!dirty || emit('ui-before-close', { cancelable: true })) emit('ui-close');
}
