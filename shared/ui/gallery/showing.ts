import { html } from 'lit';
import { glyphs } from '../src/glyphs/paths.ts';
import { laterPaths } from '../src/icon/later-paths.ts';
import { paths } from '../src/icon/paths.ts';
import { section } from './section.ts';

const banners = [
  ['info', 'Refreshing... This can take up to 2 minutes.'],
  ['guide', 'We filled in 3 answers from last year’s application. Check that they still hold.'],
  [
    'caution',
    'Packages can only include one quote per product. Remove the extras before publishing.',
  ],
  ['success', 'Connection successful.'],
] as const;

const charts = ['review', 'declined', 'discretion', 'sign-in', 'waiting'] as const;

export const showing = () =>
  html`${section(
    'Progress and steps',
    html`<ui-progress value="48" label="Application progress"></ui-progress>
  <ui-stepper current="1" .steps=${[
    { text: 'Information Update' },
    { text: 'Core Questions', note: 'About 8 minutes left' },
    { text: 'Review' },
    { text: 'Payment Options' },
  ]}></ui-stepper>`,
  )}${section(
    'Banner and error summary',
    html`<div class="stack">
    ${banners.map(([tone, text]) => html`<ui-banner tone=${tone} text=${text}></ui-banner>`)}
    <ui-banner tone="danger" text="Something went wrong. Please try again." action="Try again"></ui-banner>
    <div class="error-summary"><h3 class="subheading">Please complete the missing required fields</h3></div>
  </div>`,
  )}${section(
    'Chips',
    html`<div class="row">
    <span class="chip chip-live"><ui-icon name="check"></ui-icon>Live</span>
    <span class="chip chip-draft">Draft</span>
    <span class="chip">Archived</span>
    <span class="chip chip-caution"><ui-icon name="clock"></ui-icon>Under Review</span>
    <span class="chip chip-danger"><ui-icon name="cross"></ui-icon>Declined</span>
    <span class="chip chip-info">Preparing</span>
    <span class="chip chip-guide">Edited</span>
  </div>`,
  )}${section(
    'Money',
    html`<div class="row"><ui-money cents="98976" per="mo" size="xl"></ui-money><ui-money cents="200000000" whole></ui-money><ui-money cents="-59400" size="lg"></ui-money></div>`,
  )}${section(
    'Skeleton and empty state',
    html`<div class="grid-2"><div class="card"><ui-skeleton .lines=${[40, 100, 80, 30]}></ui-skeleton></div>
  <div class="empty"><ui-icon name="layers" size="lg"></ui-icon><p class="subheading">No quotes match</p><p class="small">Remove a filter, or request a quote with the limits you need.</p></div></div>`,
  )}${section(
    'Charts',
    html`<div class="grid-2">${charts.map((kind) => html`<div class="chart-card" data-surface="panel"><ui-chart .kind=${kind}></ui-chart></div>`)}</div>`,
  )}${section(
    'Icons',
    html`<div class="row">${Object.keys({ ...paths, ...laterPaths }).map((name) => html`<ui-icon name=${name}></ui-icon>`)}</div>
  <div class="row">${Object.keys(glyphs).map((name) => html`<ui-icon name=${name} size="glyph"></ui-icon>`)}</div>`,
  )}`;
