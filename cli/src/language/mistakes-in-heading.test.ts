import { expect, test } from 'vitest';
import { compile, file, head, refuses, steps } from './testing/refuses.ts';

// Mistakes in a file and what is above its steps.
refuses([
  ['an empty file', '', '1:1', 'the file is empty', 'then `as:`'],
  ['a file with only a comment', '# later\n', '1:1', 'the file is empty', 'then `as:`'],
  ['a list instead of a scenario', '- submit intake\n', '1:1', 'a scenario is a mapping'],
  [
    'a tab as indentation',
    `${head}steps:\n\t- submit intake\n`,
    '4:1',
    'this line is indented with a tab',
    'spaces',
  ],
  [
    'a step indented less',
    steps('  - submit intake\n - reload\n'),
    '5:1',
    'this line is indented differently from its neighbors',
  ],
  ['a key twice', `${head}as: admin\nsteps: [reload]\n`, '3:1', 'this key appears twice'],
  [
    'two documents',
    `${steps('  - reload\n')}---\n${steps('  - reload\n')}`,
    '5:1',
    'a second document begins here',
    'one scenario per file',
  ],
  [
    'an open quote',
    steps('  - see text: "Welcome\n'),
    '4:15',
    'something is missing here: a quote, a bracket, a comma or a colon',
  ],
  [
    'an open bracket',
    steps('  - see text: [Welcome\n'),
    '4:15',
    'something is missing here: a quote, a bracket, a comma or a colon',
  ],
  [
    'two colons on a line',
    steps('  - see text: Price: $3\n'),
    '4:15',
    'there is a second colon on this line',
    'quotes',
  ],
  [
    'an anchor',
    `${head}flags: &f { ach-payment: true }\nsteps: [reload]\n`,
    '3:11',
    'anchors (&name) are not part of the scenario language',
  ],
  [
    'an alias to nothing',
    steps('  - see text: *welcome\n'),
    '4:15',
    'the alias *welcome refers to something written elsewhere',
  ],
  [
    'a YAML tag',
    steps('  - see text: !secret x\n'),
    '4:15',
    'YAML tags (!name) are not part of the scenario language',
  ],
  ['no name', 'as: new-founder\nsteps: [reload]\n', '1:1', '"scenario" is missing'],
  [
    'an empty name',
    'scenario:\nas: new-founder\nsteps: [reload]\n',
    '1:1',
    '"scenario" is missing',
  ],
  [
    'a name that is a list',
    'scenario: [a]\nas: new-founder\nsteps: [reload]\n',
    '1:11',
    'scenario cannot be a list',
  ],
  ['no persona', 'scenario: A\nsteps: [reload]\n', '1:1', '"as" is missing', 'a persona'],
  [
    'an unknown persona',
    'scenario: A\nas: new-fonder\nsteps: [reload]\n',
    '2:5',
    'unknown persona "new-fonder"',
    'new-founder',
  ],
  ['no steps', head, '1:1', 'the scenario has no steps'],
  [
    'an empty list of steps',
    `${head}steps: []\n`,
    '3:8',
    'steps is an empty list',
    'at least one step',
  ],
  ['steps that are a text', `${head}steps: reload\n`, '3:8', 'steps cannot be the text "reload"'],
  [
    'steps that are a mapping',
    `${head}steps:\n  reload: true\n`,
    '4:3',
    'steps cannot be a mapping',
    'after a dash',
  ],
  [
    'a misspelt key above the steps',
    `${head}step:\n  - reload\n`,
    '3:1',
    'unknown key "step"',
    'steps',
  ],
  [
    '`use` above the steps',
    `${head}use: ../a.yaml\nsteps: [reload]\n`,
    '3:1',
    '`use` is on the same level as `steps`',
  ],
  [
    'tags that are a text',
    `${head}tags: smoke\nsteps: [reload]\n`,
    '3:7',
    'tags cannot be the text "smoke"',
    'a list',
  ],
  [
    'an unknown tag',
    `${head}tags: [smok]\nsteps: [reload]\n`,
    '3:8',
    'unknown tag "smok"',
    'smoke',
  ],
  [
    'a tag twice',
    `${head}tags: [smoke, smoke]\nsteps: [reload]\n`,
    '3:15',
    'the tag smoke appears twice',
    'each tag once',
  ],
  [
    'an unknown requirement',
    `${head}covers: [INTAKE-01]\nsteps: [reload]\n`,
    '3:10',
    'unknown requirement "INTAKE-01"',
    'INTAKE-001',
  ],
  [
    'a requirement that is a mapping',
    `${head}covers: [{ id: 1 }]\nsteps: [reload]\n`,
    '3:10',
    'a requirement cannot be a mapping',
    'a name',
  ],
  [
    'an unknown flag',
    `${head}flags: { ach-paiment: true }\nsteps: [reload]\n`,
    '3:10',
    'unknown key "ach-paiment"',
    'ach-payment',
  ],
  [
    'a flag that is neither on nor off',
    `${head}flags: { ach-payment: maybe }\nsteps: [reload]\n`,
    '3:23',
    'ach-payment cannot be the text "maybe"',
    'true or false',
  ],
  [
    'a start that is no path',
    `${head}start: review\nsteps: [reload]\n`,
    '3:8',
    '"review" is not an address of the product',
    '/review',
  ],
  [
    'a keyboard that is neither there nor not',
    `${head}keyboard: maybe\nsteps: [reload]\n`,
    '3:11',
    'keyboard cannot be the text "maybe"',
    'true or false',
  ],
  [
    'a start where no screen is',
    `${head}start: /reviw\nsteps: [reload]\n`,
    '3:8',
    'there is no screen at "/reviw"',
    '/review',
  ],
]);

test('an actor whose persona is unknown is one mistake, not two', () => {
  const text = `${head}actors: { boss: admn }\nsteps:\n  - as boss:\n      - reload\n`;
  expect(compile({ file, text }).mistakes.map(({ message }) => message)).toEqual([
    'unknown persona "admn"',
  ]);
});
