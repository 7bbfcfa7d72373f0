import { microFrontend } from '@fairlead/mfe-kit';
import { version } from '../package.json';

function Header() {
  return (
    <header>
      <a href="/">Home</a> <a href="/login">Sign in</a>
    </header>
  );
}

export const { bootstrap, mount, unmount, unload, about } = microFrontend({
  name: 'header',
  version,
  createModel: () => ({}),
  view: Header,
});
