import {
  type AnswerFunctions,
  type ClientPageOptions,
  createClientPage,
} from '@fairlead/mfe-kit/testing';
import { createModel } from '../src/model/index.ts';

export type PageOptions = ClientPageOptions;

/** Creates a page that has this area alone, for a client who is signed in. Nothing is started before `start`. */
export const createPage = (address: string, answers: AnswerFunctions, options: PageOptions) =>
  createClientPage('checkout', createModel, address, answers, options);
