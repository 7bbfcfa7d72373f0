import { expect, test } from 'vitest';
import { formatProblems, problemsOf } from './build-problems.ts';

const text =
  '\u001b[31m[builtin:vite-transform] \u001b[0mExpected `,` or `)` but found `;`\n    ╭─[ src/screens/claims.tsx:44:4 ]\n    │\n 44 │   );\n────╯\n';

test('a problem has the sentence of the bundler, its place in the sources and the lines around it, without colors', () => {
  const error = Object.assign(new Error('Build failed with 1 error'), {
    errors: [new Error(text)],
  });
  expect(problemsOf(error)).toEqual([
    {
      message: 'Expected `,` or `)` but found `;`',
      place: 'src/screens/claims.tsx:44:4',
      frame: '    ╭─[ src/screens/claims.tsx:44:4 ]\n    │\n 44 │   );\n────╯',
    },
  ]);
});

test('each error of a build is a problem of its own', () => {
  const errors = [new Error('[PARSE_ERROR] one'), new Error('two')];
  const problems = problemsOf(Object.assign(new Error('Build failed with 2 errors'), { errors }));
  expect(problems.map(({ message }) => message)).toEqual(['one', 'two']);
});

test('an error without a place is a problem without one', () => {
  expect(problemsOf(new Error('No space left'))).toEqual([
    { message: 'No space left', place: null, frame: '' },
  ]);
});

test('the terminal reads the place before the sentence', () => {
  expect(formatProblems(problemsOf(new Error(text)))).toBe(
    'src/screens/claims.tsx:44:4  Expected `,` or `)` but found `;`\n    ╭─[ src/screens/claims.tsx:44:4 ]\n    │\n 44 │   );\n────╯\n',
  );
});
