import { html } from 'lit';
import { section } from './section.ts';

export const overlays = () =>
  section(
    'Tabs, crash',
    html`<ui-tabs label="Coverage" value="details" .tabs=${[
      { id: 'details', text: 'Details' },
      { id: 'covers', text: 'What it covers' },
      { id: 'hotline', text: 'EPL Hotline' },
    ]}></ui-tabs>
    <div role="tabpanel" id="details-panel" aria-labelledby="details-tab" tabindex="0" class="small muted">3 free hours of legal advice a year.</div>
    <div role="tabpanel" id="covers-panel" aria-labelledby="covers-tab" hidden></div>
    <div role="tabpanel" id="hotline-panel" aria-labelledby="hotline-tab" hidden></div>`,
  );
