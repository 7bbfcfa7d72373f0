import { beginRecording } from '@fairlead/headless-page/recorder/kept-recording';
import type { SandboxControl } from '../../src/in-browser/control.ts';
import { element } from '../../src/in-browser/element.ts';
import { button, type Part, section } from '../section.ts';

/** Records a scenario: begins the persona's world anew, so that what is recorded can be played. */
export function recorderSection(control: SandboxControl): Part {
  const record = button('Record', () => void begin(), { icon: 'record' });
  const about = element(
    'p',
    { class: 'tiny muted' },
    'Begins anew as this persona, and writes a scenario while you click. Cards become test cards; passwords are never recorded.',
  );
  const begin = async () => {
    const persona = control.state().personas.at(-1) ?? '';
    const { start } = await control.begin({ persona });
    beginRecording({ as: persona, start, at: losAngelesTime(control.state().now) });
    location.assign(start);
  };
  return { node: section('Recorder', record, about), update() {} };
}

/** The zone of scenarios that say when they begin. */
const losAngelesTime = (moment: number): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Los_Angeles',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment);
