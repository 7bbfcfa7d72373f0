/** The element of an area, as far as a host relies on it. */
export type ElementFacts = {
  readonly tag: string;
  /** Name → its type in TypeScript, as for the events. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
};

/** The tag of an area's element. */
export const elementTag = (area: string): string => `fairlead-${area}`;

/** What every area's element fires. The shell of the product does that, so it is the same for all. */
export const elementEvent = {
  name: 'fairlead-screen',
  type: 'CustomEvent<{ readonly name: string; readonly path: string }>',
} as const;

/** Describes the element that `microFrontend()` offers for the module of an area. */
export const elementOf = (module: string): ElementFacts => ({
  tag: elementTag(module.replace('@fairlead/mfe-', '')),
  attributes: { path: 'string' },
  events: { [elementEvent.name]: elementEvent.type },
});
