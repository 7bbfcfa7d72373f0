import { expect, test } from 'vitest';
import { formatWantedTexts } from './format-wanted-texts.ts';

const questionSet = 'mfe/application/src/screens/question-set/question-set.tsx:11';

test('a control that is nowhere is traced to the component that draws it', () => {
  expect(
    formatWantedTexts(
      { message: "The dropdown 'Status of First draft': did not appear; waited 3 min" },
      'admin',
      undefined,
    ),
  ).toEqual([
    expect.stringMatching(
      /^“Status of First draft” is written by PackageStatusMenu \(mfe\/admin\/src\/screens\/package-status-menu\.tsx:\d+\)$/,
    ),
  ]);
});

test('a control that a step has looked for is traced to the component that shows it', () => {
  expect(
    formatWantedTexts(
      { message: "There is no button or link called 'TALK TO AN ADVISOR' on the page" },
      'decision',
      undefined,
    ),
  ).toEqual([
    expect.stringMatching(
      /^“TALK TO AN ADVISOR” is written by advisor \(mfe\/decision\/src\/content\.ts:\d+\), shown by AdvisorButton \(/,
    ),
  ]);
});

test('a disabled control is traced to its condition, on the open screen first', () => {
  const failure = { message: "The button 'Back' is disabled" };
  expect(formatWantedTexts(failure, 'application', questionSet)).toEqual([
    expect.stringMatching(
      /^“Back” is written by FormFoot \(mfe\/application\/src\/screens\/question-set\/form-foot\.tsx:\d+\), where it is disabled if previous === null$/,
    ),
  ]);
  expect(formatWantedTexts(failure, 'application', undefined)).toEqual([
    expect.stringMatching(/FormFoot .+ if previous === null or ReviewScreen .+ if last === null$/),
  ]);
});

test('a control whose name begins with a text of the content is traced to the component that shows it', () => {
  const failure = { message: "The button 'Buy Now Growth' is disabled" };
  expect(formatWantedTexts(failure, 'packages', undefined)).toEqual([
    expect.stringMatching(
      /^“Buy Now Growth” is written by buy \(mfe\/packages\/src\/content\/home\.ts:\d+\), shown by Buy \(mfe\/packages\/src\/screens\/home\/option-actions\.tsx:\d+\), where it is disabled if isLocked \|\| isPricing$/,
    ),
  ]);
  const unseen = { message: 'not seen', expected: ['Buy Now Growth'], found: [] };
  expect(formatWantedTexts(unseen, 'packages', undefined)).toEqual([]);
});

test('a text or a heading that is not seen is traced to where it is written', () => {
  const failure = {
    message: 'not seen',
    expected: ['Quote Block [level=1]', 'Live'],
    found: ['Live'],
  };
  expect(formatWantedTexts(failure, undefined, undefined)).toEqual([
    expect.stringMatching(/^“Quote Block” is written by submissionChangeLabel \(/),
  ]);
});

test.each([
  ['is written in many places', { message: "The button 'None': did not appear" }],
  [
    'has a reason to be disabled, which is traced otherwise',
    { message: "The button 'Back' is disabled: Wait" },
  ],
  ['is data', { message: 'not seen', expected: ['Pebblewick Labs'], found: [] }],
  ['is there', { message: 'not seen', expected: ['Quote Block'], found: ['Quote Block'] }],
])('nothing is said of what %s', (_, failure) => {
  expect(formatWantedTexts(failure, 'packages', undefined)).toEqual([]);
});
