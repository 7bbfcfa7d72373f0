import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Marked } from './marked.tsx';

test.each([
  ['', 'desmond@<wbr/>oxlip.example'],
  ['ox', 'desmond@<wbr/><mark>ox</mark>lip.example'],
  ['d@', 'desmon<mark>d@<wbr/></mark>oxlip.example'],
  ['D@OX', 'desmon<mark>d@<wbr/>ox</mark>lip.example'],
])('an email address of which “%s” is marked can break after its @', (search, expected) => {
  expect(renderToStaticMarkup(<Marked text="desmond@oxlip.example" search={search} />)).toBe(
    expected,
  );
});
