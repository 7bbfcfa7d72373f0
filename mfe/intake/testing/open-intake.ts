import { connectScreens } from '@fairlead/mfe-kit/screens-entered';
import {
  type Answers,
  signedIn as client,
  createRecord,
  fails,
  forgetRecord,
  forkArea,
  nobody,
  session,
} from '@fairlead/mfe-kit/testing';
import {
  appStarted,
  memoryStorage,
  openChatFx,
  readAddressFx,
  suggestAddressesFx,
  waitFx,
} from '@fairlead/store';
import { allSettled } from 'effector';
import { createModel } from '../src/model/index.ts';

/** An address in a state where no policies are issued. */
export const reno = {
  line_1: '18 Juniper Cut',
  city: 'Reno',
  region: 'US-NV',
  county: 'Washoe',
  postal_code: '89501',
  country: 'US',
};

export const model = createModel();
const screens = connectScreens('intake');

export const halyard = {
  line_1: '137 Halyard Street',
  city: 'San Francisco',
  region: 'US-CA',
  county: 'San Francisco',
  postal_code: '94105',
  country: 'US',
};
export const filled = {
  legalName: ' Pebblewick Labs, Inc. ',
  website: 'pebblewicklabs.example.com',
  address: halyard,
  addressText: '137 Halyard Street',
  addressType: 'OFFICE',
  firstName: 'Ada',
  lastName: 'Lindqvist',
  title: 'CEO',
  email: 'ada@pebblewicklabs.example.com',
  phone: '4155550111',
  hdyhau: 'Event',
  terms: true,
};

export const lead = {
  id: 'mql_1',
  client_id: null,
  contact_id: null,
  error_message: null,
  error_code: null,
};
export const visitor: Answers = {
  ...nobody,
  'check-partner-client': {},
  'create-lead': lead,
};
export const signedIn: Answers = {
  ...visitor,
  ...client,
  'get-session': { ...session, client_id: null },
  'list-applications': fails(404),
  'list-legacy-applications': [],
};

const waits: number[] = [];

/** What left the page since `forgetSeen`; `waits` are the delays before calls were repeated, in ms, which no test waits for. */
export const seen = { ...createRecord(), waits };
export const forgetSeen = () => forgetRecord(seen);

const suggestions = () => [{ id: 'p1', text: '137 Halyard Street, San Francisco, CA, USA' }];

/** The start page while it opens, over these answers. */
export function opening(
  answers: Answers,
  {
    address = '/',
    state = {},
    storage = memoryStorage(),
    flags = {} as unknown,
    place = halyard as object,
    suggest = suggestions as (text: string) => unknown,
    readPlace = (_id: string): unknown => place,
  } = {},
) {
  const page = forkArea({
    address,
    state,
    storage,
    answers,
    flags,
    handlers: [
      [openChatFx, () => Promise.reject(new Error('no chat'))],
      [suggestAddressesFx, suggest],
      [readAddressFx, readPlace],
      [waitFx, (duration: number) => void waits.push(duration)],
    ],
    record: seen,
  });
  const { scope } = page;
  void allSettled(screens.mounted, { scope });
  return {
    ...page,
    opened: allSettled(appStarted, { scope }),
    fill: (change: object) => allSettled(model.form.changed, { scope, params: change }),
    submit: () => allSettled(model.submit.submitted, { scope }),
  };
}

/** The start page once everything has settled. */
export async function open(...over: Parameters<typeof opening>) {
  const { opened, ...page } = opening(...over);
  await opened;
  return page;
}

/** The start page after the filled-in form was submitted. */
export async function submitted(...over: Parameters<typeof opening>) {
  const page = await open(...over);
  await page.fill(filled);
  await page.submit();
  return page;
}

export const named = (name: string) => seen.calls.filter((call) => call.name === name);

/** Where the reported errors came from. */
export const reportPlaces = () => seen.reports.map(({ where }) => where);
