import type { CallRecord } from '../src/calls/journal.ts';
import type { SandboxControl } from '../src/in-browser/control.ts';
import { element } from '../src/in-browser/element.ts';
import { listOf, type Part, section } from './section.ts';

/** The calls to the back end, newest first. */
export function callSection(control: SandboxControl): Part {
  const count = element('span', { class: 'tiny muted num' });
  const list = element('div', {});
  const show = listOf(list, ({ method, path, status, took }: CallRecord) =>
    element(
      'p',
      { class: 'call' },
      element('span', {}, method),
      element('span', {}, path.replace(/^\/api\/[^/]+\//, '')),
      element('span', { class: status === 200 ? 'ok' : 'bad' }, String(status ?? '—')),
      element('span', { class: 'muted' }, took < 1000 ? `${took} ms` : `${took / 1000} s`),
    ),
  );
  return {
    node: section('Calls', count, list),
    update() {
      const calls = control.calls();
      count.textContent = String(calls.length);
      show([...calls].reverse().slice(0, 40));
    },
  };
}
