import type { SandboxControl } from '../src/in-browser/control.ts';
import { element } from '../src/in-browser/element.ts';
import { icon } from './icon.ts';
import { button, type Part, section } from './section.ts';

type SignedIn = Awaited<ReturnType<SandboxControl['signedInAs']>>;

/** Time that was moved on ends sessions, too. */
function formatSignedIn(person: SignedIn): string {
  if (!person) return 'Nobody is signed in.';
  return person.isOver
    ? `The session of ${person.email} ended: it lasts 24 hours. The page asks to sign in with its next request.`
    : `Signed in as ${person.email}.`;
}

/** The current persona: start again as another one, or reset everything and start as the same one. */
export function personaSection(control: SandboxControl): Part {
  const select = element('select', { class: 'input input-dense', id: 'sandbox-persona-choice' });
  const about = element('p', { class: 'tiny muted' });
  const begin = async (persona: string) => {
    const { start } = await control.begin({ persona });
    location.assign(start);
  };
  const node = section(
    'Persona',
    button('Reset data', () => void begin(select.value), { kind: 'button-quiet', icon: 'reset' }),
    element(
      'div',
      { class: 'field' },
      element('label', { class: 'visually-hidden', for: select.id }, 'Persona'),
      element('span', { class: 'select select-dense' }, select, icon('chevron', 'icon')),
    ),
    about,
  );
  select.addEventListener('change', () => void begin(select.value));

  let current = '';
  const show = async () => {
    const personas = await control.personas();
    if (select.options.length === 0)
      select.append(...personas.map(({ id }) => element('option', { value: id }, id)));
    if (document.activeElement !== select) select.value = current;
    const { shows = '' } = personas.find(({ id }) => id === current) ?? {};
    about.textContent = `${shows} ${formatSignedIn(await control.signedInAs())}`;
  };
  return {
    node,
    update() {
      current = control.state().personas.at(-1) ?? '';
      void show();
    },
  };
}
