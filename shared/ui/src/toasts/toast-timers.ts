export type Toast = {
  id: string;
  text: string;
  tone: 'success' | 'info' | 'error';
  audience: 'client' | 'admin';
  /** The label of its button, e.g. "Undo". */
  action?: string | undefined;
};

/** How long a toast stays, in milliseconds (B§9). */
export const toastLife = { client: 3000, admin: 8000 } as const;

/** Whether a toast has a Close button: errors, and everything that admins see. */
export const isClosable = ({ tone, audience }: Toast): boolean =>
  audience === 'admin' || tone === 'error';

/** The toasts by how urgently they are announced: errors interrupt, the others wait. */
export const byUrgency = (toasts: readonly Toast[] = []) => ({
  alerts: toasts.filter(({ tone }) => tone === 'error'),
  statuses: toasts.filter(({ tone }) => tone !== 'error'),
});

/**
 * The toasts at the positions that they had; undefined where one has gone. New ones come last. Lit draws by position, so
 * a toast that moved up would take the elements of the one before it, and a press would reach the wrong toast's button.
 */
export function inPlace(before: Places, toasts: readonly Toast[]): Places {
  const kept = before.map((place) => toasts.find(({ id }) => id === place?.id));
  const added = toasts.filter(({ id }) => !before.some((place) => place?.id === id));
  const places = [...kept, ...added];
  return places.slice(0, places.findLastIndex((place) => place !== undefined) + 1);
}

export type Places = readonly (Toast | undefined)[];

/** Dismisses each toast when its time is over. A toast's time begins when it is first seen. */
export class ToastTimers {
  readonly #dismiss: (id: string) => void;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Toasts under the pointer or with the focus, because the user may be about to press their button. */
  readonly #held = new Set<string>();

  constructor(dismiss: (id: string) => void) {
    this.#dismiss = dismiss;
  }

  /** Starts the timers of new toasts and stops those of removed ones. Returns whether there was a new one. */
  keep(toasts: readonly Toast[]): boolean {
    for (const [id, timer] of this.#timers) {
      if (toasts.some((toast) => toast.id === id)) continue;
      clearTimeout(timer);
      this.#timers.delete(id);
      this.#held.delete(id);
    }
    const added = toasts.filter(({ id }) => !this.#timers.has(id));
    for (const toast of added) this.#start(toast);
    return added.length > 0;
  }

  /** A toast with a button stays while it has the pointer or the focus, and then gets its full time again. */
  hold(toast: Toast, isHeld: boolean): void {
    if (!(toast.action && this.#timers.has(toast.id))) return;
    if (!isHeld && this.#held.delete(toast.id)) this.#start(toast);
    if (!isHeld) return;
    this.#held.add(toast.id);
    clearTimeout(this.#timers.get(toast.id));
  }

  #start({ id, audience }: Toast): void {
    this.#timers.set(
      id,
      setTimeout(() => this.#dismiss(id), toastLife[audience]),
    );
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
