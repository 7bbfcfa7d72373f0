import { $flags, $route, $storage } from '@fairlead/store';
import type { Outline } from '@fairlead/ui/semantics/outline';
import type { PageState } from '../../run/terms/scenario-session.ts';
import type { Tab } from './tab.ts';

/** The current state of a tab's page. Each part is computed on access, because most steps only need the screen. */
export class TabState implements PageState {
  readonly #tab: Tab;
  /** Whether none of the product's pages is there. */
  readonly #isOutside: boolean;

  constructor(tab: Tab, isClosed: boolean) {
    this.#tab = tab;
    this.#isOutside = isClosed || tab.outside() !== null;
  }

  get screen(): string | null {
    return this.#isOutside ? null : (this.#tab.document().scope.getState($route)?.name ?? null);
  }
  get address(): string {
    return this.#tab.address();
  }
  get title(): string {
    return this.#isOutside ? '' : this.#tab.document().page.title();
  }
  get outline(): Outline {
    return this.#isOutside ? [] : this.#tab.document().page.read();
  }
  get focus(): string | null {
    return this.#isOutside ? null : this.#tab.document().page.focusName();
  }
  get kept(): Readonly<Record<string, string>> {
    const storage = this.#tab.document().scope.getState($storage);
    return Object.fromEntries(storage.keys().map((key) => [key, storage.get(key) ?? '']));
  }
  get flags(): Readonly<Record<string, unknown>> {
    return this.#tab.document().scope.getState($flags);
  }
}
