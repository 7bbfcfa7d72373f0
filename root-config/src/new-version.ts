/** Says that the product was renewed meanwhile, and how to get it. */
export function newVersion(reload: () => void): HTMLElement {
  const notice = document.createElement('aside');
  notice.className = 'new-version';
  notice.setAttribute('role', 'status');
  const text = document.createElement('p');
  text.textContent = 'A new version of Fairlead is ready. What you entered is kept.';
  notice.append(
    text,
    button('Reload', reload),
    button('Later', () => notice.remove()),
  );
  return notice;
}

function button(name: string, press: () => void) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button button-secondary';
  made.textContent = name;
  made.addEventListener('click', () => press());
  return made;
}
