import { microFrontend, useUnsavedEdits } from '@fairlead/mfe-kit';
import { useState } from 'react';
import { createModel } from '../../intake/src/model.ts';
import { IntakeScreen } from '../../intake/src/screen.tsx';
import { version } from '../package.json';

/** The next build: the same model, and a note that only the screen knows. */
function Screen() {
  const [note, setNote] = useState('');
  useUnsavedEdits(note !== '');
  return (
    <>
      <IntakeScreen version={version} />
      <label>
        Note <input id="note" value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
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
