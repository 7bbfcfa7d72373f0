import '@fairlead/ui/hand-off';
import '@fairlead/ui/questions';
import '@fairlead/ui';
import '@fairlead/ui/controls';
import '@fairlead/ui/drawer';
import '@fairlead/ui/glyphs';
import '@fairlead/ui/toasts';
import { html } from 'lit';
import { actions } from './actions.ts';
import { fields } from './fields.ts';
import { overlays } from './overlays.ts';
import { showing } from './showing.ts';

/** Every element in every state, as a page with landmarks, so that accessibility checks judge it as one. */
export const page = () => html`<a class="skip" href="#main">Skip to content</a>
  <header class="site-header" data-surface="chrome"><div class="wrap">
    <span class="brand">Fairlead</span>
    <nav class="site-nav" aria-label="Account">
      <ui-menu variant="chrome" label="account menu" avatar="MO" text="maya@tidewell.example" .items=${[
        { value: 'change', text: 'Change profile', icon: 'user' },
        { value: 'out', text: 'Sign Out', icon: 'lock', separated: true },
      ]}></ui-menu>
    </nav>
  </div></header>
  <main id="main"><div class="wrap"><div class="sheet stack">
    <section class="stack"><h1 class="display">Components</h1><p class="lead">Every element in every state.</p></section>
    ${actions()}${fields()}${showing()}${overlays()}
  </div></div></main>
  <ui-footer .year=${2026}></ui-footer>`;
