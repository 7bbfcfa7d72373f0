import { adoptStyles, button, make } from '../dom.ts';
import { styles } from './dialog.styles.ts';
import { accounts, findInstitutions, type LinkView, type LinkVisit } from './logic.ts';

/** Draws a link visit in a modal dialog until it is closed. */
export function showDialog(visit: LinkVisit): { close(): void } {
  adoptStyles(styles);
  const body = make('div', { class: 'stand-in-link-body' });
  const heading = make('h2', { id: 'stand-in-link-heading', tabindex: '-1' });
  const exit = button('Close', () => visit.exit(), { class: 'stand-in-link-exit' });
  const dialog = make(
    'dialog',
    { class: 'stand-in-link', 'aria-labelledby': heading.id },
    make('p', { class: 'stand-in-link-mark' }, 'Bank connection (sandbox)'),
    exit,
    heading,
    body,
  );

  const views: Record<LinkView, { title: string; draw: () => HTMLElement[] }> = {
    institutions: { title: 'Select your institution', draw: drawInstitutions },
    credentials: { title: 'Enter your credentials', draw: drawCredentials },
    accounts: { title: 'Select accounts', draw: drawAccounts },
    error: { title: 'Something went wrong', draw: drawError },
    closed: { title: '', draw: () => [] },
  };
  const draw = () => {
    const { title, draw: drawBody } = views[visit.view()];
    heading.textContent = title;
    body.replaceChildren(...drawBody());
    heading.focus();
  };

  function drawInstitutions() {
    const list = make('ul');
    const field = make('input', { type: 'search', autocomplete: 'off' });
    const fill = () => {
      const found = findInstitutions(field.value);
      list.replaceChildren(
        ...found.map(({ institution_id, name }) =>
          make(
            'li',
            {},
            button(name, () => step(() => visit.select(institution_id))),
          ),
        ),
      );
      if (found.length === 0) list.append(make('li', {}, 'No institution has that name.'));
    };
    field.addEventListener('input', fill);
    // Debounced, so that there is one search for the typed text.
    field.addEventListener('change', () => visit.search(field.value));
    fill();
    return [make('label', {}, 'Search for institutions', field), list];
  }

  function drawCredentials() {
    const username = make('input', { autocomplete: 'off', required: true });
    const password = make('input', { type: 'password', autocomplete: 'off', required: true });
    const problem = make('p', { role: 'alert' });
    const form = make(
      'form',
      {},
      make('p', {}, `${visit.institution()?.name}. In the sandbox: user_good and pass_good.`),
      problem,
      make('label', {}, 'Username', username),
      make('label', {}, 'Password', password),
      make('button', { type: 'submit' }, 'Submit'),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      visit.submit(username.value, password.value);
      const error = visit.error();
      if (!error) return draw();
      problem.textContent = error.display_message;
      password.value = '';
      username.focus();
    });
    return [form];
  }

  function drawAccounts() {
    const boxes = accounts.map(({ name, mask }) => ({
      name,
      ending: make('small', { 'data-hint': '' }, ` ending in ${mask}`),
      box: make('input', { type: 'checkbox', value: name }),
    }));
    const submit = make('button', { type: 'submit', disabled: true }, 'Continue');
    const chosen = () => boxes.filter(({ box }) => box.checked).map(({ box }) => box.value);
    const form = make(
      'form',
      {},
      ...boxes.map(({ name, ending, box }) => make('label', {}, box, name, ending)),
      submit,
    );
    form.addEventListener('change', () => submit.toggleAttribute('disabled', !chosen().length));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      visit.choose(chosen());
    });
    return [form];
  }

  function drawError() {
    return [make('p', { role: 'alert' }, visit.error()?.display_message ?? '')];
  }

  function step(go: () => void) {
    go();
    draw();
  }

  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    visit.exit();
  });
  document.body.append(dialog);
  dialog.showModal();
  draw();
  return {
    close() {
      dialog.close();
      dialog.remove();
    },
  };
}
