import { expect, test } from 'vitest';
import { pageRequests } from './page-requests.ts';

const session = () => new Request('http://here/api/auth-service/session');

/** A sandbox that answers when told. */
function aSandbox() {
  const waiting: (() => void)[] = [];
  const fetch = () =>
    new Promise<Response>((resolve) => {
      waiting.push(() => resolve(new Response('answered')));
    });
  const answerAll = () => {
    for (const answer of waiting.splice(0)) answer();
  };
  return { fetch, answerAll, asked: () => waiting.length };
}

/** What has come of a request once everything that could be done was done. */
async function outcome(response: Promise<Response>): Promise<string> {
  const nothing = new Promise<string>((resolve) => setTimeout(resolve, 5, 'held'));
  return Promise.race([response.then((answer) => answer.text()), nothing]);
}

test('a page is answered while its world is there', async () => {
  const sandbox = aSandbox();
  const page = pageRequests(sandbox.fetch);
  const response = page.answer(session());
  sandbox.answerAll();
  expect(await outcome(response)).toBe('answered');
});

test('a page whose world is replaced never hears that its session is gone', async () => {
  const sandbox = aSandbox();
  const page = pageRequests(sandbox.fetch);
  const begunBefore = page.answer(session());
  page.hold();
  const begunAfter = page.answer(session());
  expect(sandbox.asked()).toBe(1);
  sandbox.answerAll();
  expect(await outcome(begunBefore)).toBe('held');
  expect(await outcome(begunAfter)).toBe('held');
});

test('an app that starts again on its page is answered, and what the app before it asked is not', async () => {
  const sandbox = aSandbox();
  const page = pageRequests(sandbox.fetch);
  const ofTheAppBefore = page.answer(session());
  page.hold();
  page.goOn();
  const ofTheNewApp = page.answer(session());
  sandbox.answerAll();
  expect(await outcome(ofTheAppBefore)).toBe('held');
  expect(await outcome(ofTheNewApp)).toBe('answered');
});
