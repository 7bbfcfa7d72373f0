type Actions = { readonly retry: () => void; readonly talkToAdvisor: () => void };

/** The crash page (A§2) for a page whose shell did not come, and with it no element of the design system. */
export function showPlainCrash(container: Element, { retry, talkToAdvisor }: Actions): void {
  const screen = document.createElement('section');
  screen.className = 'wrap stack';
  screen.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.className = 'title';
  heading.textContent = 'Something went sideways.';
  screen.append(
    heading,
    button('TALK TO AN ADVISOR', 'button button-primary', talkToAdvisor),
    button('Try again', 'button button-secondary', retry),
  );
  container.append(screen);
}

function button(text: string, className: string, press: () => void) {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = text;
  element.addEventListener('click', press);
  return element;
}
