import { html } from 'lit';
import { section } from './section.ts';

export const actions = () =>
  section(
    'Button',
    html`<div class="row">
      <ui-button label="Save & Continue"></ui-button>
      <ui-button label="Save & Continue" disabled></ui-button>
      <ui-button label="Save & Continue" reason="Complete all fields to see updated pricing."></ui-button>
      <ui-button label="Save & Continue" loading busy-label="Saving…"></ui-button>
      <ui-button label="Continue" icon-end="arrow-right" size="lg"></ui-button>
    </div>
    <div class="row">
      <ui-button variant="secondary" label="Explore"></ui-button>
      <ui-button variant="secondary" label="Explore " disabled></ui-button>
      <ui-button variant="quiet" label="Discard changes"></ui-button>
      <ui-button variant="danger" label="Remove coverage"></ui-button>
      <ui-button size="lg" label="Buy Now"></ui-button>
      <ui-button variant="secondary" size="sm" label="View Details"></ui-button>
      <ui-button variant="quiet" size="sm" icon="trash" label="Remove" accessible-label="Remove location 1"></ui-button>
    </div>
    <div class="row">
      <ui-menu variant="status" label="Package status" text="Live" tone="live" value="live" .items=${[
        { value: 'draft', text: 'Draft', tone: 'draft' },
        { value: 'live', text: 'Live', tone: 'live' },
        {
          value: 'archive',
          text: 'Archive',
          reason: 'Limit of 4 live packages. Set another to Draft or Archive to proceed.',
        },
      ]}></ui-menu>
      <ui-menu variant="status" label="Submission status" text="Quote Blocked" tone="block" reason="No package is live." .items=${[]}></ui-menu>
      <ui-menu variant="icon" label="More about Growth" icon="more" .items=${[{ value: 'copy', text: 'Copy link', icon: 'link' }]}></ui-menu>
      <ui-tooltip text="Copy link"><button class="icon-button" type="button" aria-label="Copy link"><ui-icon name="link"></ui-icon></button></ui-tooltip>
    </div>`,
  );
