import { expect, test } from 'vitest';
import { addAction, addLine, addScreen, emptyRecording } from './recording.ts';
import { writeScenario } from './write-scenario.ts';

const heading = { scenario: 'Ada applies', as: 'new-founder', start: '/' };

test('a recording is written as the steps that a person would write', () => {
  let recording = emptyRecording;
  const does = (action: Parameters<typeof addAction>[1], screen: string | null) => {
    recording = addAction(recording, action, screen);
  };
  does({ fill: 'Name', with: 'Ada' }, 'intake');
  does({ fill: 'Website', with: 'yes' }, 'intake');
  does({ fill: 'Address', with: '137 Ha' }, 'intake');
  does({ suggest: 'Address', with: '137 Halyard Street' }, 'intake');
  does({ choose: 'CEO', of: 'Job title' }, 'intake');
  does({ check: 'I agree: <yes>' }, 'intake');
  does({ press: 'Continue' }, 'intake');
  recording = addLine(recording, { kind: 'notice', text: 'This press reached nothing' });
  recording = addLine(recording, { kind: 'task', task: 'sign up' });
  does({ press: 'Edit', in: 'About the company' }, 'review');
  does({ press: 'Close', number: 2 }, 'review');
  recording = addScreen(recording, 'question-set');
  expect(writeScenario(heading, recording.lines)).toBe(`scenario: Ada applies
as: new-founder
start: /
steps:
  - see screen: intake
  - fill: { Name: Ada, Website: "yes" }
  - suggest: { Address: "137 Halyard Street" }
  - choose: { Job title: CEO }
  - check: "I agree: \\\\<yes>"
  - press: Continue
  - sign up
  - see screen: review
  - press: { name: Edit, in: About the company }
  - press: { name: Close, number: 2 }
  - see screen: question-set
`);
});

test('fields of another place, and a field for the second time, begin another step', () => {
  let recording = emptyRecording;
  for (const fill of ['Name', 'Email']) {
    recording = addAction(recording, { fill, with: 'a', in: 'First' }, null);
    recording = addAction(recording, { fill, with: 'b', in: 'Second' }, null);
  }
  expect(writeScenario(heading, recording.lines)).toContain(`
  - fill: { Name: a, in: First }
  - fill: { Name: b, in: Second }
  - fill: { Email: a, in: First }
  - fill: { Email: b, in: Second }
`);
});

test('many fields are written one below the other', () => {
  const labels = ['Legal business name', 'Website of the company', 'First name', 'Last name'];
  const recording = labels.reduce(
    (before, label) => addAction(before, { fill: label, with: 'as on the papers' }, null),
    emptyRecording,
  );
  expect(writeScenario(heading, recording.lines)).toContain(`
  - fill:
      Legal business name: as on the papers
      Website of the company: as on the papers
      First name: as on the papers
      Last name: as on the papers
`);
});

test('an expectation that was not kept is left out', () => {
  const recording = addLine(emptyRecording, {
    kind: 'expectation',
    see: { about: 'heading', is: 'Packages' },
    isKept: false,
  });
  expect(writeScenario(heading, recording.lines)).not.toContain('see heading');
});
