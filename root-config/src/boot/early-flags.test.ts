import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  askEarly,
  forgetEarlyAnswers,
  takeEarlyAnswer,
  takeEarlyFlags,
} from '../page/early-answers.ts';
import { askForFlags } from './early-flags.ts';

const flagsOf = 'https://api.example.com/userinfo';
const asked: unknown[] = [];

const adapter = {
  async loadFlags(request: object) {
    asked.push(request);
    return { 'intake-client-plm-quoting': true };
  },
};

/** A page whose document has asked who is there. */
function aPage(answer: Response, { isAsked = true, of = flagsOf }: Partial<Asked> = {}) {
  vi.stubGlobal('location', new URL('https://www.example.com/market-submission/ms_041'));
  vi.stubGlobal('fetch', async () => answer);
  vi.stubGlobal('System', { import: async () => adapter });
  if (isAsked) askEarly(flagsOf);
  return { flagsOf: of, vendors: { flagsClientId: 'client-1' } };
}
type Asked = { isAsked: boolean; of: string | null };

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => {
  forgetEarlyAnswers();
  vi.unstubAllGlobals();
});

const ines = 'ines@quillmarsh.example.com';
const whoIsInes = () => Response.json({ email: ines });

test('the flags of who has signed in are asked for once it is known who that is, and taken once', async () => {
  await askForFlags(aPage(whoIsInes()));
  expect(asked).toEqual([
    {
      clientSideId: 'client-1',
      context: { kind: 'user', key: ines, email: ines },
      timeoutMs: 5000,
    },
  ]);
  expect(await takeEarlyFlags(ines)).toEqual({ 'intake-client-plm-quoting': true });
  expect(takeEarlyFlags(ines)).toBeUndefined();
});

test('the shell still gets the whole answer about who is there', async () => {
  await askForFlags(aPage(whoIsInes()));
  expect(await (await takeEarlyAnswer(new Request(flagsOf)))?.json()).toEqual({ email: ines });
});

test('flags that were asked for early are nobody else’s', async () => {
  await askForFlags(aPage(whoIsInes()));
  expect(takeEarlyFlags('omar@larkspindle.example.com')).toBeUndefined();
});

test('flags that were asked for early are out of date once something was written', async () => {
  await askForFlags(aPage(whoIsInes()));
  takeEarlyAnswer(new Request('https://api.example.com/logout', { method: 'POST' }));
  expect(takeEarlyFlags(ines)).toBeUndefined();
});

test.each([
  ['is over', new Response('', { status: 401 }), {}],
  ['was not asked for', whoIsInes(), { isAsked: false }],
  ['matters to no guard', whoIsInes(), { of: null }],
  ['has no email', Response.json({ name: 'Ines' }), {}],
  ['has an email that is no text', Response.json({ email: 12 }), {}],
  ['is nobody', Response.json(null), {}],
])('nothing is asked for early where the session %s', async (_, answer, page) => {
  await askForFlags(aPage(answer, page));
  expect(asked).toEqual([]);
});

test('an answer that cannot be read is the shell’s to report', async () => {
  await expect(askForFlags(aPage(new Response('<html>')))).rejects.toThrow(SyntaxError);
  expect(asked).toEqual([]);
});
