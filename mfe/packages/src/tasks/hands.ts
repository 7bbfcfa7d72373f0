import type { ModelActor } from '@fairlead/mfe-kit/area';
import type { Model } from '../model/index.ts';

export type Actor = ModelActor<Model>;
