export type NewVersion = {
  /** Whether the page can continue without it. */
  readonly need: 'offered' | 'needed';
  /** Whether all input survives a reload. */
  readonly isKept: boolean;
  readonly reload: () => void;
};

/** Says that there is a new version, and how to get it. */
export function newVersion({ need, isKept, reload }: NewVersion): HTMLElement {
  const notice = document.createElement('aside');
  notice.className = 'new-version';
  notice.setAttribute('role', 'status');
  const text = document.createElement('p');
  text.textContent = newVersionText({ need, isKept });
  notice.append(
    text,
    button(reloadLabel, reload),
    button('Later', () => notice.remove()),
  );
  return notice;
}

export const reloadLabel = 'Reload';

export const newVersionText = ({ need, isKept }: Omit<NewVersion, 'reload'>): string =>
  `${sentences[need]} ${isKept ? kept : notKept}`;

const sentences = {
  offered: 'A new version of Fairlead is available.',
  needed: 'A new version of Fairlead is available. Reload to continue.',
} as const;

const kept = 'What you entered is saved.';
const notKept = 'Some of what you entered on this page isn’t saved. Copy it before you reload.';

function button(name: string, press: () => void) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'button button-secondary';
  made.textContent = name;
  made.addEventListener('click', () => press());
  return made;
}
