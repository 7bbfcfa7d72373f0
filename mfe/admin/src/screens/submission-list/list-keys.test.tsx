import type { Call } from '@fairlead/contracts';
import { eventually, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { drawElements } from '@fairlead/mfe-kit/testing/draw-elements';
import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { model, openTool } from '../../../testing/open-tool.ts';
import { aSubmission } from '../../../testing/submission.ts';
import { aList, aSummary } from '../../../testing/submission-list.ts';
import { Marked } from './marked.tsx';
import { SubmissionListScreen } from './submission-list.tsx';

const submissions = [
  aSummary('ms_1', { company: 'Tidewell Analytics, Inc.' }),
  aSummary('ms_2', { company: 'Fennwick Labs, Inc.', status: 'QUOTE_BLOCKED' }),
];
const { submissionList } = model;

/** Opens the list of two submissions, and gives its elements. */
async function open(answer: (call: Call) => unknown = aList(submissions)) {
  const tool = await openTool(
    aSubmission([]),
    { 'list-market-submissions': answer },
    { address: '/admin' },
  );
  const list = drawElements(SubmissionListScreen, { scope: tool.scope, model });
  await eventually(() => expect(list.focused()?.tag).toBe('ui-text-field'));
  return { ...tool, ...list };
}

test('the search has the focus when the list opens', async () => {
  const list = await open();
  expect(list.focused()?.props.label).toBe('Search company, contact, or number');
});

test('the arrow keys lead from the search to the results and back', async () => {
  const { focused, find, press } = await open();
  const search = find('ui-text-field');
  const results = () => [find('a', { href: hrefOf('ms_1') }), find('a', { href: hrefOf('ms_2') })];
  const [first, second] = results();
  if (!first || !second) throw new Error('There are two results');
  expect(press(search, 'ArrowDown')).toBe(true);
  expect(focused()).toBe(first);
  press(first, 'ArrowDown');
  expect(focused()).toBe(second);
  press(second, 'ArrowUp');
  press(first, 'ArrowUp');
  expect(focused()).toBe(search);
  press(first, '/');
  expect(focused()).toBe(search);
});

const hrefOf = (id: string) => `/admin/market-submissions/${id}`;

test('the column that sorts says so, with an arrow that points the way', async () => {
  const list = await open();
  const sorted = () =>
    list
      .all('th')
      .flatMap(({ props, nodes }) =>
        props['aria-sort'] ? [props['aria-sort'], nodes.length] : [],
      );
  const arrows = () =>
    list
      .all('ui-icon')
      .map(({ props }) => props.name)
      .filter((name) => String(name).startsWith('arrow'));
  expect([sorted(), arrows()]).toEqual([['descending', 1], ['arrow-down']]);
  await list.send(submissionList.sorted, 'company');
  expect([sorted(), arrows()]).toEqual([['ascending', 1], ['arrow-up']]);
  expect(list.all('th').map(({ props }) => props.scope)).toContain('col');
});

test('the words that were searched for are marked, and the status that was chosen is pressed', async () => {
  const list = await open();
  await list.send(submissionList.searched, 'LABS');
  await eventually(() =>
    expect(list.all('mark').map(({ children }) => children)).toEqual([['Labs']]),
  );
  const pressed = () =>
    list.all('button').flatMap(({ props }) => (props['aria-pressed'] ? [props.children] : []));
  expect(pressed()).toHaveLength(1);
});

test('what is searched is found in upper and lower case, and the rest of the text stays', () => {
  const partsOf = (text: string, search: string) => {
    const drawn = drawElements(
      () => (
        <p>
          <Marked text={text} search={search} />
        </p>
      ),
      { scope: fork() },
    );
    const inside = (node: ReturnType<typeof drawn.find>['children'][number]): unknown =>
      typeof node === 'object' && node !== null && 'children' in node ? node.children : node;
    return drawn.find('p').children.map(inside);
  };
  expect(partsOf('Fennwick Labs', 'LABS')).toEqual(['Fennwick ', ['Labs']]);
  expect(partsOf('Fennwick Labs', 'fenn')).toEqual([['Fenn'], 'wick Labs']);
  expect(partsOf('Fennwick Labs', 'tide')).toEqual(['Fennwick Labs']);
  expect(partsOf('Fennwick Labs', '')).toEqual(['Fennwick Labs']);
});

test('while another search runs, the results are busy', async () => {
  let asked = 0;
  const answer = aList(submissions);
  const list = await open((call) => {
    asked += 1;
    return asked === 1 ? answer(call) : noAnswerYet();
  });
  expect(list.find('section', { className: 'subs-scroll' }).props['aria-busy']).toBe(false);
  void allSettled(submissionList.searched, { scope: list.scope, params: 'labs' });
  await eventually(() =>
    expect(list.find('section', { className: 'subs-scroll' }).props['aria-busy']).toBe(true),
  );
});
