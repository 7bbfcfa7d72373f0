import type { RouteName } from '@fairlead/domain';
import type { CreateModel } from '@fairlead/store';
import type { ComponentType } from 'react';

/** Route name → the component that shows it. */
export type Screens = { readonly [Name in RouteName]?: ComponentType };

/** What a micro-frontend is made of. */
export type Definition<Model> = {
  /** Its name in the route table; its module is `@fairlead/mfe-<name>`. */
  readonly name: string;
  readonly version: string;
  /** Module → version range it was built against. */
  readonly requires?: Readonly<Record<string, string>>;
  readonly createModel: CreateModel<Model>;
  readonly screens?: Screens;
  /** Shown on every route, instead of screens. */
  readonly view?: ComponentType;
};
