import {
  type AnswerFunctions,
  type ClientPageOptions,
  createClientPage,
} from '@fairlead/mfe-kit/testing';
import { createModel } from '../src/model/index.ts';

export type PageOptions = ClientPageOptions;

const switchedOn = {
  'intake-client-plm-quoting': true,
  'allow-routing-to-admin-tooling': true,
  'intake-client-plm-quote-customization': true,
};

/** Creates a page that has this area alone, for a client who is signed in. Nothing is started before `start`. */
export const createPage = (address: string, answers: AnswerFunctions, options: PageOptions) =>
  createClientPage('packages', createModel, address, answers, {
    ...options,
    flags: { ...switchedOn, ...options.flags },
  });
