import type { SandboxControl } from '../src/in-browser/control.ts';
import { element } from '../src/in-browser/element.ts';
import { button, type Part, section } from './section.ts';

const steps = [
  ['+3 s', 3000],
  ['+2 min', 120_000],
  ['+24 h', 86_400_000],
] as const;

/** The sandbox's clock, which quotes, reviews, links and sessions depend on. */
export function timeSection(control: SandboxControl): Part {
  const clock = element('p', { class: 'num' });
  const pause = button('Pause', () => void control.pause(), { icon: 'pause' });
  const resume = button('Resume', () => void control.resume(), { icon: 'play' });
  const node = section(
    'Time',
    clock,
    element(
      'div',
      { class: 'row' },
      pause,
      resume,
      ...steps.map(([text, ms]) => button(text, () => void control.advance(ms))),
      button('Close funding rounds', () => void control.closeRounds()),
    ),
    element(
      'p',
      { class: 'tiny muted' },
      'Moves the backend alone. The page notices with its next request. Sessions end after 24 hours without use: +24 h signs you out.',
    ),
  );
  return {
    node,
    update() {
      const { now, isPaused } = control.state();
      clock.textContent = shown.format(now).replace(',', '');
      pause.hidden = isPaused;
      resume.hidden = !isPaused;
    },
  };
}

const shown = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
});
