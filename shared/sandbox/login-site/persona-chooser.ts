import { element } from '../src/in-browser/element.ts';
import { entered } from './field.ts';
import type { LoginApi } from './login-api.ts';

/** Enters the product as one of the personas, in the persona's state. */
export async function personaChooser(
  login: LoginApi,
  go: (address: string) => void,
): Promise<HTMLElement> {
  const personas = await login.personas();
  const shows = element('p', { class: 'hint', id: 'login-persona-shows' });
  const describe = (id: string) => {
    const { shows: text = '', email = '' } = personas.find((one) => one.id === id) ?? {};
    shows.textContent = `${text} (${email})`;
  };
  describe(personas[0]?.id ?? '');
  return element(
    'section',
    { class: 'login-card' },
    element('h2', { class: 'subheading' }, 'Or continue as a persona'),
    element(
      'form',
      {
        class: 'stack',
        async onsubmit(event: Event) {
          event.preventDefault();
          go(await login.enter(entered(event.currentTarget as HTMLFormElement, 'persona')));
        },
      },
      element(
        'div',
        { class: 'field' },
        element('label', { class: 'label', for: 'login-persona' }, 'Persona'),
        element(
          'select',
          {
            class: 'input',
            id: 'login-persona',
            name: 'persona',
            'aria-describedby': 'login-persona-shows',
            onchange: (event: Event) => describe((event.currentTarget as HTMLSelectElement).value),
          },
          ...personas.map(({ id }) => element('option', { value: id }, id)),
        ),
        shows,
      ),
      element('button', { class: 'button button-secondary', type: 'submit' }, 'Enter as persona'),
    ),
  );
}
