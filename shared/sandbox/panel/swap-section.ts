import { element } from '../src/in-browser/element.ts';
import { chooser } from './fault-section.ts';
import { pageTools } from './page-tools.ts';
import { type Part, section } from './section.ts';

/** Replaces a micro-frontend of this page by another build, with no reload. */
export function swapSection(): Part {
  const area = chooser('Micro-frontend', []);
  const url = element('input', {
    class: 'input input-dense',
    id: 'sandbox-build',
    type: 'text',
    placeholder: 'its own build folder',
  });
  const said = element('p', { class: 'tiny muted', role: 'status' });
  const form = element(
    'form',
    {
      class: 'sandbox-form',
      async onsubmit(event: Event) {
        event.preventDefault();
        const outcome = await pageTools()?.swap(area.select.value, url.value || undefined);
        said.textContent = outcome
          ? `${area.select.value}: ${outcome.kind}${outcome.because ? `. ${outcome.because}` : ''}`
          : 'The shell of this page offers no swap.';
      },
    },
    area.node,
    element(
      'div',
      { class: 'field' },
      element('label', { class: 'label', for: url.id }, 'Address of the build (optional)'),
      url,
    ),
    element('button', { class: 'button button-sm', type: 'submit' }, 'Swap'),
  );
  return {
    node: section('Live swap', null, form, said),
    update() {
      const areas = pageTools()?.areas() ?? [];
      if (area.select.options.length === areas.length) return;
      area.select.replaceChildren(
        ...areas.map((one) =>
          element('option', { value: one.area }, `${one.area} ${one.version ?? ''}`.trim()),
        ),
      );
    },
  };
}
