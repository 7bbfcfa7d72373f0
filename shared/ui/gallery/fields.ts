import { html } from 'lit';
import { section } from './section.ts';

const low =
  "Entered value appears low. Please review your entry to ensure it's accurate before proceeding.";

const addresses = [
  { id: 'a', text: '548 Market Street', note: 'San Francisco, CA 94104' },
  { id: 'b', text: '548 Market Avenue', note: 'Akron, OH 44303' },
];

const kinds = [
  { value: 'health', text: 'Health records' },
  { value: 'bio', text: 'Biometric data', note: 'Fingerprints, faces, voices' },
  { value: 'none', text: 'None of the above', exclusive: true },
];

export const fields = () =>
  html`${section(
    'Field',
    html`<div class="grid-2">
    <ui-text-field label="Default" value="Tidewell Analytics, Inc."></ui-text-field>
    <ui-text-field label="Placeholder" placeholder="name@example.com" type="email" autocomplete="email" hint="We write to this address."></ui-text-field>
    <ui-text-field label="Error" value="maya@tidewell" type="email" error="Enter email in the format: name@example.com"></ui-text-field>
    <ui-money-field label="Warning" value="48" warning=${low}></ui-money-field>
    <ui-money-field label="Prefilled" value="840000" prefilled="From last year’s application"></ui-money-field>
    <ui-text-field label="Disabled" value="tidewell.example" disabled></ui-text-field>
    <ui-select-field label="Select" value="Co-Founder" .options=${['CEO', 'Co-Founder'].map((text) => ({ value: text, text }))}></ui-select-field>
    <ui-select-field label="Select with error" error="Required" .options=${[{ value: 'a', text: 'A' }]}></ui-select-field>
    <ui-text-field label="With hint" optional hint="As it appears on your incorporation papers."></ui-text-field>
    <ui-phone-field label="Phone number" value="4155550134" required></ui-phone-field>
    <ui-date-field label="Effective date" value="2026-12-01" min="2026-11-20" max="2027-02-20"></ui-date-field>
    <ui-text-field label="People" type="integer" value="9"></ui-text-field>
    <ui-combobox label="Primary address" hint="Start typing, then choose the matching result." icon="pin" value="548 market" list-label="Matching addresses" foot="Addresses in the United States" .options=${addresses}></ui-combobox>
    <ui-text-field label="Website" label-hidden type="url" placeholder="Website" dense></ui-text-field>
    <ui-text-field class="span-2" label="Tell us more" type="multiline" value="We make maps."></ui-text-field>
  </div>`,
  )}${section(
    'Choice, checkbox, switch, segmented control',
    html`<div class="grid-2">
    <ui-choice-group label="Do you store data?" value="yes" .options=${[
      { value: 'yes', text: 'Yes' },
      { value: 'no', text: 'No' },
      { value: 'state', text: 'Not available in your state', disabled: true },
    ]}></ui-choice-group>
    <ui-choice-group label="Which kinds?" hint="Choose all that apply." multiple .value=${['health']} .options=${kinds}></ui-choice-group>
    <ui-choice-group label="Do you sell abroad?" question error="Required" prefilled="From public records" .options=${[
      { value: 'yes', text: 'Yes' },
      { value: 'no', text: 'No' },
    ]}></ui-choice-group>
    <div class="stack">
      <ui-checkbox label="I agree to the Terms of Use and the Privacy Notice." .links=${[
        { text: 'Terms of Use', href: '/terms' },
        { text: 'Privacy Notice', href: '/privacy' },
      ]} error="Please agree to continue"></ui-checkbox>
      <ui-checkbox class="small" label="My business does not have a website yet." checked></ui-checkbox>
    </div>
  </div>
  <div class="row">
    <ui-switch label="Show out-of-pocket expenses" checked></ui-switch>
    <ui-switch label="Recommended"></ui-switch>
    <ui-switch label="Recommended" dense disabled></ui-switch>
    <ui-segmented label="Billing" value="MONTHLY" .options=${[
      { value: 'MONTHLY', text: 'MONTHLY' },
      { value: 'ANNUALLY', text: 'ANNUALLY' },
    ]}></ui-segmented>
  </div>`,
  )}`;
