import type { SandboxControl } from '../src/in-browser/control.ts';
import { element } from '../src/in-browser/element.ts';
import { routes } from '../src/routing/routes.ts';
import type { Fault } from '../src/world/faults.ts';
import { faultChip, faultChoices, faultTimes } from './fault-words.ts';
import { icon } from './icon.ts';
import { button, iconButton, listOf, type Part, section } from './section.ts';

/** Creates the panel's section for faults. */
export function faultSection(control: SandboxControl): Part {
  const list = element('ul', { class: 'stack sandbox-faults' });
  const form = faultForm(control);
  form.hidden = true;
  const add = button('Add fault', () => toggle(), { kind: 'button-quiet', icon: 'plus' });
  const toggle = () => {
    form.hidden = !form.hidden;
    add.setAttribute('aria-expanded', String(!form.hidden));
  };
  const show = listOf(list, (fault: Fault, index) => faultRow(fault, () => remove(index)));
  const remove = (index: number) => void control.removeFault(index);
  return {
    node: section('Faults', add, form, list),
    update: () => show(control.state().faults),
  };
}

function faultRow(fault: Fault, remove: () => void): HTMLElement {
  const isSlow = fault.kind === 'slow';
  return element(
    'li',
    { class: 'fault' },
    element(
      'span',
      { class: `chip num ${isSlow ? 'chip-caution' : 'chip-danger'}` },
      faultChip(fault),
    ),
    element('span', { class: 'code' }, fault.call),
    iconButton('cross', `Remove fault on ${fault.call}`, remove, 'icon-button-sm'),
    element('span', { class: 'tiny muted fault-times' }, faultTimes(fault)),
  );
}

function faultForm(control: SandboxControl): HTMLFormElement {
  const option = (text: string, value = text) => element('option', { value }, text);
  const call = chooser(
    'Call',
    routes.map(({ endpoint }) => option(endpoint.name)),
  );
  const kind = chooser(
    'What goes wrong',
    faultChoices.map(([words]) => option(words)),
  );
  const times = chooser('How often', [option('Once', '1'), option('Always', '')]);
  return element(
    'form',
    {
      class: 'sandbox-form',
      onsubmit(event: Event) {
        event.preventDefault();
        const [, fault] = faultChoices[kind.select.selectedIndex] ?? [];
        const often = times.select.value;
        if (fault)
          void control.addFault({
            ...fault,
            call: call.select.value,
            ...(often ? { times: Number(often) } : {}),
          });
      },
    },
    call.node,
    kind.node,
    times.node,
    element('button', { class: 'button button-sm', type: 'submit' }, 'Set fault'),
  );
}

export function chooser(label: string, options: readonly HTMLOptionElement[]) {
  const id = `sandbox-${label.toLowerCase().replaceAll(' ', '-')}-choice`;
  const select = element('select', { class: 'input input-dense', id }, ...options);
  const node = element(
    'div',
    { class: 'field' },
    element('label', { class: 'label', for: id }, label),
    element('span', { class: 'select select-dense' }, select, icon('chevron', 'icon')),
  );
  return { node, select };
}
