import { pageOf, type TestPage } from '@fairlead/headless-page/testing';
import { preloadLazyViews } from '@fairlead/mfe-kit/lazy-view';
import type { Scope } from 'effector';
import { definition } from '../src/definition.ts';

await preloadLazyViews();

type Opened = { readonly model: unknown; readonly scope: Scope };

/** The screen that is open, as a person has it. */
export const drawn = (opened: Opened): TestPage => pageOf(definition, opened);

/** What can be read on the screen that is open, a line each. */
export const textsOf = (opened: Opened): string => drawn(opened).texts().join('\n');

/** The screen that is open as an ARIA snapshot: with what describes a control, e.g. the prices on a schedule's card. */
export const snapshotOf = (opened: Opened): string => drawn(opened).snapshot();
