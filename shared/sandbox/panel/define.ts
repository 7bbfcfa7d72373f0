import { SandboxPanel } from './panel.ts';

if (!customElements.get('fairlead-sandbox-panel'))
  customElements.define('fairlead-sandbox-panel', SandboxPanel);

declare global {
  interface HTMLElementTagNameMap {
    'fairlead-sandbox-panel': SandboxPanel;
  }
}
