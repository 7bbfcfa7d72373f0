import { html, type TemplateResult } from 'lit';

/** The elements that cover the page, one at a time: `?show=dialog`. */
export const screens: Record<string, () => TemplateResult> = {
  'hand-off':
    () => html`<main id="main"><ui-hand-off chart="review" heading="Your application benefits from an expert review" .year=${2026}>
      <p class="lead">An underwriter reads your answers and comes back to you by email in 3-4 business days. There is nothing you need to do.</p>
      <ui-stepper current="1" .steps=${[{ text: 'Application submitted', note: '11/20/2026, 9:42 AM' }, { text: 'Underwriter review', note: '3-4 business days' }, { text: 'Your packages' }]}></ui-stepper>
      <div class="row" slot="actions"><a class="button button-lg" href="#expedite">Request an expedited quote</a><ui-button variant="secondary" size="lg" icon="chat" label="Talk to an Advisor"></ui-button></div>
    </ui-hand-off></main>`,
  dialog: () =>
    html`<main><ui-dialog open heading="Customize This Package" primary="Customize" secondary="Cancel"><p class="muted">We make a copy called Custom that you can change. Growth stays as it is.</p></ui-dialog></main>`,
  drawer: () => html`<main><ui-drawer open heading="Cyber">
      <div slot="head" class="drawer-head"><h2 class="title">Cyber</h2><ui-tabs label="Cyber" .tabs=${[{ id: 'limits', text: 'Limits' }, { id: 'more', text: 'More' }]}></ui-tabs></div>
      <div class="drawer-body" role="tabpanel" id="limits-panel" aria-labelledby="limits-tab"><p>Limits stand here.</p><ui-choice-group label="Limit" .options=${[{ value: '1', text: '$1,000,000' }, { value: '2', text: '$2,000,000' }]}></ui-choice-group></div>
      <div slot="foot" class="drawer-foot"><ui-money cents="98976" per="mo" size="lg"></ui-money><span class="grow"></span><ui-button label="Apply"></ui-button></div>
    </ui-drawer></main>`,
  toasts: () =>
    html`<main></main><ui-toasts .toasts=${[
      { id: 'a', text: 'Crime added', tone: 'success', audience: 'admin' },
      {
        id: 'b',
        text: 'Failed to request review. Please try again.',
        tone: 'error',
        audience: 'admin',
      },
    ]}></ui-toasts>`,
  crash: () => html`<main><div class="wrap"><ui-crash></ui-crash></div></main>`,
  overlay: () => html`<main><ui-overlay></ui-overlay></main>`,
};
