import { routeNames, routeOf } from '@fairlead/domain';

export type ListedScreen = {
  readonly name: string;
  /** `:names` stand for any value. */
  readonly address: string;
  readonly area: string;
  readonly title: string;
  /** Who may open it. */
  readonly guards: readonly string[];
};

/** Every row of the route table that has a screen; the others only redirect. */
export const listScreens = (): readonly ListedScreen[] =>
  routeNames.flatMap((name) => {
    const { pattern, area, title, guards = [], redirectsTo } = routeOf(name);
    return redirectsTo ? [] : [{ name, address: pattern, area, title, guards }];
  });
