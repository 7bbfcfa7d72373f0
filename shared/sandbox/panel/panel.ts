import type { SandboxControl } from '../src/in-browser/control.ts';
import { element } from '../src/in-browser/element.ts';
import type { ShownScenario } from '../src/in-browser/shown-scenario.ts';
import { callSection } from './call-section.ts';
import { focusCommand } from './debug-buttons.ts';
import { decisionSection } from './decision-section.ts';
import { faultSection } from './fault-section.ts';
import { fillSection } from './fill-section.ts';
import { flagSection } from './flag-section.ts';
import { icon } from './icon.ts';
import { mailboxSection } from './mailbox-section.ts';
import { pageTools } from './page-tools.ts';
import { personaSection } from './persona-section.ts';
import { recorderSection } from './record/recorder-section.ts';
import { scenarioSection } from './scenario-section.ts';
import { iconButton, type Part } from './section.ts';
import { storeSection } from './store-section.ts';
import { swapSection } from './swap-section.ts';
import { timeSection } from './time-section.ts';
import { underwriterSection } from './underwriter-section.ts';

/**
 * The sandbox's panel in the page: persona, recorder, filling in, mailbox, time, reviews, faults, flags, decisions, calls, live swap. It covers the page's
 * right side, and the page stays usable.
 */
export class SandboxPanel extends HTMLElement {
  #parts: readonly Part[] = [];
  #revision = element('span', { class: 'chip chip-info num' });
  #stop: () => void = () => {};

  connectedCallback(): void {
    const control = globalThis.fairleadSandbox;
    if (!control || this.#parts.length > 0) return;
    this.#parts = partsOf(control);
    this.className = 'sandbox';
    this.dataset.surface = 'night';
    this.setAttribute('role', 'complementary');
    this.setAttribute('aria-label', 'Sandbox');
    this.append(
      // No header: this is a landmark itself, in which a banner would be a second one.
      element(
        'div',
        { class: 'sandbox-head' },
        icon('ring', 'icon'),
        element('h2', { class: 'subheading grow' }, 'Sandbox'),
        this.#revision,
        iconButton('cross', 'Close sandbox', () => this.close()),
      ),
      element('div', { class: 'sandbox-body' }, ...this.#parts.map(({ node }) => node)),
    );
    this.addEventListener('keydown', ({ key }) => key === 'Escape' && this.close());
    this.#follow(control);
  }

  /** Shows where a scenario stops that is played step by step. */
  showScenario(scenario: ShownScenario): void {
    const shown = scenarioSection(scenario);
    const body = this.querySelector('.sandbox-body');
    body?.querySelector(`[aria-labelledby=${shown.getAttribute('aria-labelledby')}]`)?.remove();
    body?.prepend(shown);
    shown.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    focusCommand(shown);
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  close(): void {
    this.dispatchEvent(new Event('sandbox-closed'));
    this.remove();
  }

  #follow(control: SandboxControl): void {
    const update = () => {
      const { revision } = pageTools() ?? {};
      this.#revision.textContent = revision ? `map ${revision.slice(0, 8)}` : 'no shell';
      for (const part of this.#parts) part.update();
    };
    const timer = setInterval(update, 1000);
    const deafen = control.listen(update);
    this.#stop = () => {
      clearInterval(timer);
      deafen();
    };
    update();
  }
}

const partsOf = (control: SandboxControl): readonly Part[] => [
  personaSection(control),
  recorderSection(control),
  fillSection(control),
  mailboxSection(control),
  timeSection(control),
  underwriterSection(control),
  faultSection(control),
  flagSection(control),
  decisionSection(),
  storeSection(),
  callSection(control),
  swapSection(),
];
