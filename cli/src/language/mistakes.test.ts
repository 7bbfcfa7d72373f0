import { expect, test } from 'vitest';
import { toyVocabulary } from '../toy.ts';
import { createCompiler } from './compile.ts';
import { sayPlace } from './source.ts';

const head = 'scenario: A founder applies\nas: new-founder\n';
const steps = (text: string) => `${head}steps:\n${text}`;

/** What stands in the file; where the first complaint points, and what it says. */
type Row = [title: string, text: string, place: string, message: string, more?: string];

const rows: Row[] = [
  ['an empty file', '', '1:1', 'the file is empty'],
  ['a file with only a comment', '# later\n', '1:1', 'the file is empty'],
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
    'the alias *welcome stands for something written elsewhere',
  ],
  [
    'a YAML tag',
    steps('  - see text: !secret x\n'),
    '4:15',
    'YAML tags (!name) are not part of the scenario language',
  ],
  ['no name', 'as: new-founder\nsteps: [reload]\n', '1:1', 'scenario is missing'],
  ['an empty name', 'scenario:\nas: new-founder\nsteps: [reload]\n', '1:1', 'scenario is missing'],
  [
    'a name that is a list',
    'scenario: [a]\nas: new-founder\nsteps: [reload]\n',
    '1:11',
    'scenario cannot be a list',
  ],
  ['no persona', 'scenario: A\nsteps: [reload]\n', '1:1', 'as is missing', 'a persona'],
  [
    'an unknown persona',
    'scenario: A\nas: new-fonder\nsteps: [reload]\n',
    '2:5',
    'unknown persona "new-fonder"',
    'new-founder',
  ],
  ['no steps', head, '1:1', 'the scenario has no steps'],
  ['an empty list of steps', `${head}steps: []\n`, '3:8', 'steps is an empty list'],
  ['steps that are a text', `${head}steps: reload\n`, '3:8', 'steps cannot be the text "reload"'],
  [
    'steps that are a mapping',
    `${head}steps:\n  reload: true\n`,
    '4:3',
    'steps cannot be a mapping',
    'behind a dash',
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
    '`use` stands beside the steps',
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
    'the tag smoke stands here twice',
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
    'no screen is at "review"',
  ],
  [
    'a keyboard that is neither there nor not',
    `${head}keyboard: maybe\nsteps: [reload]\n`,
    '3:11',
    'keyboard cannot be the text "maybe"',
    'true (the browser is used without a pointer) or false',
  ],
  [
    'a start where no screen is',
    `${head}start: /reviw\nsteps: [reload]\n`,
    '3:8',
    'no screen is at "/reviw"',
  ],
  [
    'an unknown step',
    steps('  - submit intak\n'),
    '4:5',
    'unknown step "submit intak"',
    'submit intake',
  ],
  ['a step that is a number', steps('  - 3\n'), '4:5', 'unknown step "3"'],
  [
    'a dash with nothing behind it',
    steps('  -\n  - reload\n'),
    '4:3',
    'a dash with nothing behind it',
  ],
  ['a step that is a list', steps('  - [reload]\n'), '4:5', 'a step cannot be a list'],
  [
    'a second phrase behind a dash',
    steps('  - submit intake:\n    reload:\n'),
    '5:5',
    '"reload" stands beside the step "submit intake"',
  ],
  [
    'an input indented like its step',
    steps('  - pay by card:\n    number: 1\n'),
    '5:5',
    '"number" stands beside the step "pay by card"',
  ],
  [
    'an input for a step without one',
    steps('  - submit intake: now\n'),
    '4:20',
    'this step takes no input, found the text "now"',
  ],
  [
    'a step without its input',
    steps('  - buy package\n'),
    '4:5',
    'this step needs an input and has none',
    'a text',
  ],
  [
    'a misspelt key of an input',
    steps('  - fill in intake: { first name: Ada, lst name: L }\n'),
    '4:40',
    'unknown key "lst name"',
    'last name',
  ],
  [
    'a missing key of an input',
    steps('  - fill in intake: { first name: Ada }\n'),
    '4:21',
    '"last name" is missing',
    'last name: a text',
  ],
  [
    'a wrong type inside an input',
    steps('  - fill in intake: { first name: A, last name: L, employees: many }\n'),
    '4:63',
    'employees cannot be the text "many"',
    'a whole number',
  ],
  [
    'a fraction for a whole number',
    steps('  - fill in intake: { first name: A, last name: L, employees: 1.5 }\n'),
    '4:63',
    'employees cannot be the number 1.5',
  ],
  [
    'an unknown option of an input',
    steps('  - fill in intake: { first name: A, last name: L, role: CTO }\n'),
    '4:58',
    'unknown role "CTO"',
    'CEO',
  ],
  [
    'a text of the wrong length',
    steps('  - pay by card: { number: 4, cvc: 1, postal code: 941 }\n'),
    '4:52',
    'postal code cannot be "941"',
  ],
  [
    'a list where a text is wanted',
    steps('  - buy package: [A, B]\n'),
    '4:18',
    'package cannot be a list',
    'a text',
  ],
  [
    'an unknown expectation',
    steps('  - see scren: review\n'),
    '4:5',
    'unknown expectation "see scren"',
    'see screen',
  ],
  [
    'an unknown screen',
    steps('  - see screen: reviw\n'),
    '4:17',
    'unknown screen "reviw"',
    'review',
  ],
  [
    'an expectation without a colon',
    steps('  - see text Welcome\n'),
    '4:5',
    '"see text" needs a colon before its input',
    'see text: Welcome',
  ],
  ['an empty text', steps('  - see text: ""\n'), '4:15', 'text'],
  [
    'an unknown router',
    steps('  - see decision: { router: atest }\n'),
    '4:29',
    'unknown router "atest"',
    'attest',
  ],
  [
    'a decision that says nothing',
    steps('  - see decision: {}\n'),
    '4:19',
    'a decision needs at least one of router, to and because',
  ],
  [
    'an unknown key of a decision',
    steps('  - see decision: { reason: x }\n'),
    '4:21',
    'unknown key "reason"',
  ],
  [
    'an unknown call',
    steps('  - see call: create aplication\n'),
    '4:15',
    'unknown call "create aplication"',
    'create application',
  ],
  [
    'a path no call has',
    steps('  - see call: { POST: applicatons }\n'),
    '4:15',
    'no call is POST applicatons',
    'applications',
  ],
  [
    'a path with another method',
    steps('  - see call: { PUT: bind-request }\n'),
    '4:15',
    'no call is PUT bind-request',
    'POST, as this path has',
  ],
  [
    'a path that could be two calls',
    steps('  - see call: { POST: answers }\n'),
    '4:15',
    'POST answers could be 2 calls',
    'answer form',
  ],
  [
    'a call with two methods',
    steps('  - see call: { GET: applications/1, POST: applications }\n'),
    '4:15',
    'a call needs exactly one method',
  ],
  [
    'a call without a method',
    steps('  - see no call: { with: { a: 1 } }\n'),
    '4:18',
    'a call needs exactly one method',
  ],
  [
    'a flag nobody knows, looked at',
    steps('  - see flag: ach-paiment\n'),
    '4:15',
    'unknown flag "ach-paiment"',
    'ach-payment',
  ],
  [
    'a package without a name',
    steps('  - see package: { price: $3 }\n'),
    '4:18',
    '"name" is missing',
  ],
  [
    'a path without its slash',
    steps('  - go to: review\n'),
    '4:12',
    '"review" is not an address of the product',
    '/review',
  ],
  [
    'an address where no screen is',
    steps('  - go to: /reviw\n'),
    '4:12',
    'no screen is at "/reviw"',
    '/review',
  ],
  [
    'a bad duration',
    steps('  - advance time: 5 minuts\n'),
    '4:19',
    '"5 minuts" is not a duration',
    '2 min',
  ],
  ['a duration without a unit', steps('  - advance time: 5\n'), '4:19', '"5" is not a duration'],
  [
    'a vendor that nobody knows',
    steps('  - vendors fail: { map: down }\n'),
    '4:21',
    'unknown key "map"',
  ],
  [
    'a vendor that fails in no known way',
    steps('  - vendors fail: { maps: slow }\n'),
    '4:27',
    'unknown maps "slow"',
  ],
  ['no time at all', steps('  - advance time: 0 s\n'), '4:19', '"0 s" is not a duration'],
  [
    'a fault without its call',
    steps('  - when it rains\n'),
    '4:5',
    '"when it rains" is not a whole sentence',
    'when call <call> fails with',
  ],
  [
    'a fault of an unknown call',
    steps('  - when call make application fails with 500\n'),
    '4:5',
    'unknown call "make application"',
  ],
  [
    'a fault of an unknown kind',
    steps('  - when call create application fails with malformd once\n'),
    '4:5',
    'a call cannot fail with "malformd"',
    'malformed',
  ],
  [
    'a fault that is no failure',
    steps('  - when call create application fails with 200\n'),
    '4:5',
    '200 is not a failure',
    '400 to 599',
  ],
  [
    'a fault without a kind',
    steps('  - when call create application fails with\n'),
    '4:5',
    'the sentence does not say how the call fails',
  ],
  [
    'a fault with a misspelt key',
    steps('  - when call create application fails with: { statu: 500 }\n'),
    '4:46',
    'unknown key "statu"',
    'status',
  ],
  [
    'a slow call with a bad duration',
    steps('  - when call create application fails with slow 5 parsecs\n'),
    '4:5',
    '"5 parsecs" is not a duration',
  ],
  [
    'a swap without its build',
    steps('  - swap intake\n'),
    '4:5',
    '"swap intake" is not a whole sentence',
    'swap <micro-frontend> for <url>',
  ],
  [
    'a swap of an unknown micro-frontend',
    steps('  - swap intak for /x.js\n'),
    '4:5',
    'unknown micro-frontend "intak"',
    'intake',
  ],
  [
    'a swap for no address',
    steps('  - swap intake for latest\n'),
    '4:5',
    '"latest" is no address of a build',
  ],
  [
    'an actor nobody knows',
    steps('  - as admn:\n      - reload\n'),
    '4:5',
    'unknown persona "admn"',
    'admin',
  ],
  ['an actor without steps', steps('  - as admin\n'), '4:5', 'as admin has no steps'],
  [
    'an unknown persona for an actor',
    `${head}actors: { boss: admn }\nsteps: [reload]\n`,
    '3:17',
    'unknown persona "admn"',
    'admin',
  ],
  [
    'a fragment that is not there',
    steps('  - use: ../fragments/complete-intak.yaml\n'),
    '4:10',
    'no file is at "scenarios/fragments/complete-intak.yaml"',
    '../fragments/complete-intake.yaml',
  ],
  ['`use` without a file', steps('  - use\n'), '4:5', '`use` names no file'],
  [
    'a fragment that uses itself',
    steps('  - use: ../fragments/endless.yaml\n'),
    'scenarios/fragments/endless.yaml:3:10',
    'endless.yaml uses itself',
  ],
  [
    'a fragment that is a scenario',
    steps('  - use: ../fragments/whole.yaml\n'),
    'scenarios/fragments/whole.yaml:1:1',
    'this file is a scenario, not a fragment',
  ],
  [
    'a mistake inside a fragment',
    steps('  - use: ../fragments/wrong.yaml\n'),
    'scenarios/fragments/wrong.yaml:3:5',
    'unknown step "submit intak"',
    'submit intake',
  ],
  [
    'a fragment without its name',
    steps('  - use: ../fragments/nameless.yaml\n'),
    'scenarios/fragments/nameless.yaml:1:1',
    'fragment is missing',
  ],
  [
    'a table that is a mapping',
    `${head}each: { n: 1 }\nsteps: [reload]\n`,
    '3:7',
    'each cannot be a mapping',
  ],
  ['an empty table', `${head}each: []\nsteps: [reload]\n`, '3:7', 'each cannot be an empty list'],
  [
    'a row that is no mapping',
    `${head}each: [1]\nsteps: [reload]\n`,
    '3:8',
    'a row cannot be the number 1',
  ],
  [
    'a column the first row has not',
    `${head}each: [{ n: 1 }, { n: 2, m: 3 }]\nsteps: [buy package: <n>]\n`,
    '3:26',
    'unknown column "m"',
  ],
  [
    'a row without a column',
    `${head}each: [{ n: 1, m: 2 }, { n: 2 }]\nsteps: [buy package: <n><m>]\n`,
    '3:24',
    'this row has no "m"',
  ],
  [
    'a column that is used nowhere',
    `${head}each: [{ n: 1 }]\nsteps: [reload]\n`,
    '3:1',
    'the column "n" is used nowhere',
  ],
  [
    'a placeholder without a table',
    steps('  - buy package: <plan>\n'),
    '4:18',
    'nothing gives <plan> a value',
    'an `each:` table',
  ],
  [
    'a misspelt placeholder',
    `${head}each: [{ plan: A }]\nsteps: [buy package: <plam>]\n`,
    '4:22',
    'nothing gives <plam> a value',
    '<plan>',
  ],
];

const files: Readonly<Record<string, string>> = {
  'scenarios/fragments/endless.yaml': 'fragment: Never ends\nsteps:\n  - use: endless.yaml\n',
  'scenarios/fragments/whole.yaml': 'scenario: Whole\nas: admin\nsteps: [reload]\n',
  'scenarios/fragments/wrong.yaml': 'fragment: Wrong\nsteps:\n  - submit intak\n',
  'scenarios/fragments/nameless.yaml': 'steps:\n  - reload\n',
};

const compile = createCompiler(toyVocabulary, (file) => {
  const text = files[file];
  return text === undefined ? { neighbours: ['complete-intake.yaml'] } : { text };
});

const file = 'scenarios/applicant/a.yaml';

test.each(rows)('refuses %s', (_, text, place, message, more) => {
  const { plans, mistakes } = compile({ file, text });
  const [first] = mistakes;
  expect(plans).toEqual([]);
  expect(first && sayPlace(first.at)).toBe(place.includes('.yaml') ? place : `${file}:${place}`);
  expect(first?.message).toContain(message);
  if (more) expect(`${first?.expected}\n${first?.nearest}`).toContain(more);
});

test('the table holds at least forty mistakes, each of its own', () => {
  expect(new Set(rows.map(([, text]) => text)).size).toBeGreaterThanOrEqual(40);
});
