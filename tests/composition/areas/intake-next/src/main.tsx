import { lazyView, microFrontend, useUnsavedEdits } from '@fairlead/mfe-kit';
import { type ReactNode, useState } from 'react';
import { createModel } from '../../intake/src/model.ts';
import { IntakeScreen } from '../../intake/src/screen.tsx';
import { version } from '../package.json';

/** A part that would load later. */
const Note = lazyView(async () => ({ children }: { readonly children: ReactNode }) => (
  <p>{children}</p>
));

/** The next build: the same model, a note that only the screen has, a long page, and a button that breaks it. */
function Screen() {
  const [note, setNote] = useState('');
  const [isBroken, setIsBroken] = useState(false);
  useUnsavedEdits(note !== '');
  if (isBroken) throw new Error('This build breaks after a while.');
  return (
    <>
      <IntakeScreen version={version} />
      <button type="button" name="break" onClick={() => setIsBroken(true)}>
        Break
      </button>
      <div style={{ height: 3000 }} />
      <label>
        Note <input id="note" value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <Note>{note}</Note>
    </>
  );
}

export const { bootstrap, mount, unmount, unload, about } = microFrontend({
  name: 'intake',
  version,
  requires: { '@fairlead/store': '^0.1.0' },
  createModel: () => createModel(),
  screens: { intake: Screen },
});
