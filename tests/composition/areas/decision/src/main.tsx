import { type MountProps, microFrontend } from '@fairlead/mfe-kit';
import { screenTitled } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { version } from '../package.json';

/** How this area breaks: the test writes it to the session's storage. */
const breaks = () => sessionStorage.getItem('breaks');

if (breaks() === 'load') throw new Error('This module throws when it is evaluated.');

function Screen() {
  const [isBroken, setIsBroken] = useState(breaks() === 'render');
  const titled = useUnit(screenTitled);
  const [isLoading, setIsLoading] = useState(sessionStorage.getItem('waits') !== null);
  useEffect(() => {
    const load = () => setIsLoading(false);
    window.addEventListener('loaded', load);
    return () => window.removeEventListener('loaded', load);
  }, []);
  useLayoutEffect(drawSlowly);
  useEffect(() => {
    const own = sessionStorage.getItem('title');
    if (own && !isLoading) titled(own);
  }, [titled, isLoading]);
  if (isBroken) throw new Error('This screen throws when it renders.');
  if (isLoading) return <p>Loading</p>;
  return (
    <section>
      <h1>Unsupported location</h1>
      <button type="button" onClick={() => setIsBroken(true)}>
        Break
      </button>
      <button type="button" name="throw" onClick={throwLater}>
        Throw
      </button>
      <button type="button" name="title" onClick={() => titled('A name of its own')}>
        Name
      </button>
      <button type="button" name="reject" onClick={() => void rejectLater()}>
        Reject
      </button>
    </section>
  );
}

/** Takes long enough for the browser to draw a frame before React runs the effects. */
function drawSlowly() {
  if (sessionStorage.getItem('title') === null) return;
  for (const start = performance.now(); performance.now() - start < 50; );
}

/** Errors that nobody catches. */
function throwLater() {
  setTimeout(() => {
    throw new TypeError('A timer broke');
  });
}
async function rejectLater() {
  throw new Error('A promise was left alone');
}

const area = microFrontend({
  name: 'decision',
  version,
  createModel: () => {
    if (breaks() === 'bootstrap') throw new Error('This model cannot be made.');
    return {};
  },
  screens: { 'unsupported-location': Screen },
});

export const { bootstrap, unmount, unload, about } = area;

export async function mount(props: MountProps): Promise<void> {
  if (breaks() === 'mount') throw new Error('This micro-frontend cannot mount.');
  if (breaks() === 'hang') await new Promise(() => {});
  return area.mount(props);
}
