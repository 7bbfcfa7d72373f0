/** The words before the steps that a person does in a second window. */
export const anotherWindow = 'in another window';

/** The second windows of a scenario's actors. */
export type Windows = {
  /** Returns the name of an actor's second window, as an actor. After it was closed, it is a new window. */
  open(actor: string): string;
  of(actor: string): { readonly isOther: boolean; close(): void };
  /** Every second window → the actor whose window it is. */
  readonly owners: Readonly<Record<string, string>>;
};

export function createWindows(opened: (window: string, actor: string) => void): Windows {
  const owners: Record<string, string> = {};
  const closed = new Set<string>();
  return {
    owners,
    open(actor) {
      const own = Object.keys(owners).filter((window) => owners[window] === actor);
      const left = own.find((window) => !closed.has(window));
      if (left !== undefined) return left;
      const window = `${actor}, window ${own.length + 2}`;
      owners[window] = actor;
      opened(window, actor);
      return window;
    },
    of: (actor) => ({
      isOther: Object.hasOwn(owners, actor),
      close: () => void closed.add(actor),
    }),
  };
}
