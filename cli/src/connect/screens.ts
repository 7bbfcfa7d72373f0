import { routeNames, routeOf } from '@fairlead/domain';
import './areas.ts';

export type ListedScreen = {
  readonly name: string;
  /** `:names` match any value. */
  readonly address: string;
  readonly area: string;
  readonly title: string;
  /** The conditions for opening it. */
  readonly guards: readonly string[];
};

/** Lists the rows of the route table that have a screen; the others only redirect. */
export const listScreens = (): readonly ListedScreen[] =>
  routeNames.flatMap((name) => {
    const { pattern, area, title, guards = [], redirectsTo } = routeOf(name);
    return redirectsTo ? [] : [{ name, address: pattern, area, title, guards }];
  });
