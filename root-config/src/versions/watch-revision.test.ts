import type { Host } from '@fairlead/mfe-kit/shell';
import { fork } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { announceLost } from '../builds/rest-of-map.ts';
import type { PageContext } from '../page/page-context.ts';
import { watchRevision } from './watch-revision.ts';

const map = { revision: 'r7', imports: { letters: '/assets/letters-1.js' }, modules: {} };
const newer = { ...map, revision: 'r8', imports: { letters: '/assets/letters-2.js' } };

/** A visible page that watches for new versions. Its server answers when it is told to. */
function aPage() {
  const notices: string[] = [];
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    querySelector: () => null,
    createElement: () => ({ setAttribute() {}, append() {}, addEventListener() {} }),
    body: { append: ({ text }: { text: string }) => notices.push(text) },
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', () => {});
  const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answered);
  const context = {
    ...{ origin: '', map, replacedBuilds: {}, isOutdated: false, lost: new EventTarget() },
    replaced: Promise.withResolvers<object>(),
  } as unknown as PageContext;
  const until = new AbortController();
  const host = { scope: fork(), unsavedEdits: new Set() } as unknown as Host;
  watchRevision(host, context, 0, until.signal);
  return { context, document, notices, answer: () => answer(Response.json(newer)), until };
}

afterEach(() => void vi.unstubAllGlobals());

test('a file that is gone while the page asks for a new version makes that version needed', async () => {
  const { context, document, answer, until } = aPage();
  document.dispatchEvent(new Event('visibilitychange'));
  announceLost(context);
  answer();
  expect(await context.replaced.promise).toMatchObject({
    text: 'A new version of Fairlead is available. Reload to continue. What you entered is saved.',
    label: 'Reload',
  });
  until.abort();
});
