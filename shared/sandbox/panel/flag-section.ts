import { type FlagName, flagDefaults, flagNames } from '@fairlead/domain';
import type { SandboxControl } from '../src/in-browser/control.ts';
import { element } from '../src/in-browser/element.ts';
import { button, type Part, section } from './section.ts';

const few: readonly FlagName[] = [
  'new-funnel-rollout',
  'intake-client-plm-quoting',
  'intake-client-plm-quote-customization',
  'ach-payment',
  'charge-transaction-fees',
];

/** The flag service's values. A page reads them when it loads. */
export function flagSection(control: SandboxControl): Part {
  const differing = element('span', { class: 'tiny muted' });
  const list = element('ul', { class: 'flag-list' });
  const inputs = new Map<FlagName, HTMLInputElement>();
  const row = (name: FlagName) => {
    const input = element('input', {
      type: 'checkbox',
      role: 'switch',
      onchange: () => void control.setFlags({ [name]: input.checked }),
    });
    inputs.set(name, input);
    return element(
      'li',
      { hidden: !few.includes(name) },
      element('label', { class: 'switch' }, element('span', {}, name), input),
    );
  };
  list.append(...[...few, ...flagNames.filter((name) => !few.includes(name))].map(row));
  const all = button(
    `Show all ${flagNames.length} flags`,
    () => {
      for (const item of list.children) item.removeAttribute('hidden');
      all.remove();
    },
    { kind: 'button-quiet sandbox-start' },
  );
  const reload = element(
    'p',
    { class: 'tiny muted' },
    'A page reads its flags when it loads. intake-client-plm-quoting leads applicants to packages; without it, to the legacy quote.',
  );
  return {
    node: section('Flags', differing, list, all, reload),
    update() {
      const { flags } = control.state();
      for (const [name, input] of inputs) input.checked = flags[name] ?? false;
      const count = flagNames.filter((name) => flags[name] !== flagDefaults[name]).length;
      differing.textContent = `${count} ${count === 1 ? 'differs' : 'differ'} from default`;
    },
  };
}
