export type Toast = {
  id: string;
  text: string;
  tone: 'success' | 'info' | 'error';
  audience: 'client' | 'admin';
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

/** Dismisses each toast when its time is over. A toast's time begins when it is first seen. */
export class ToastTimers {
  readonly #dismiss: (id: string) => void;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(dismiss: (id: string) => void) {
    this.#dismiss = dismiss;
  }

  /** Starts the time of new toasts and stops that of those that are gone. Says whether there was a new one. */
  keep(toasts: readonly Toast[]): boolean {
    for (const [id, timer] of this.#timers) {
      if (toasts.some((toast) => toast.id === id)) continue;
      clearTimeout(timer);
      this.#timers.delete(id);
    }
    const added = toasts.filter(({ id }) => !this.#timers.has(id));
    for (const { id, audience } of added)
      this.#timers.set(
        id,
        setTimeout(() => this.#dismiss(id), toastLife[audience]),
      );
    return added.length > 0;
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
