import './account.css';
import { lazyView, microFrontend } from '@fairlead/mfe-kit';
import { version } from '../package.json';

export const { bootstrap, mount, unmount, unload, about } = microFrontend({
  name: 'account',
  version,
  createModel: () => ({}),
  screens: {
    login: () => (
      <section>
        <h1>Sign in</h1>
      </section>
    ),
    'request-access': lazyView(async () => (await import('./later.tsx')).LaterScreen),
  },
});
