import { findOperation } from '@fairlead/headless-page/find';
import type { Operation } from '@fairlead/headless-page/find-control';
import {
  check,
  chooseOption,
  fill,
  leave,
  press,
  pressEscape,
} from '@fairlead/headless-page/operate';
import { operate } from '@fairlead/headless-page/operate-dom';
import { type Container, createTree, settleTrees } from '@fairlead/headless-page/renderer';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { readDom } from '@fairlead/ui/semantics/dom/read-dom';
import type { Outline } from '@fairlead/ui/semantics/outline';
import { readView } from '@fairlead/ui/semantics/read-view';
import { viewOf } from '@fairlead/ui/semantics/view';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { userEvent } from 'vitest/browser';
import { settled } from '../../shared/ui/test/show.ts';
import { listening } from './listening.ts';
import type { Step } from './page-case.ts';

/** One way to render and operate a screen's elements. */
export type DrawnPage = {
  outline(): Outline;
  /** The events of the elements so far, with their details. */
  readonly heard: readonly string[];
  take(step: Step): Promise<void>;
  close(): void;
};

/** Drawn by the browser. */
export async function openInBrowser(page: ReactElement): Promise<DrawnPage> {
  const heard: string[] = [];
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const draw = (drawn: ReactElement) => flushSync(() => root.render(listening(drawn, heard)));
  const act = (action: PageAction) => {
    const { outline, elementOf } = readDom(place);
    const operation = operationOf(outline, action);
    const control = elementOf.get(operation.node);
    if (!control) throw new Error(`'${operation.node.name}' has gone`);
    operate({ control, to: aimOf(operation) }, 'suggest' in action);
  };
  draw(page);
  await settled(place);
  return {
    heard,
    outline: () => readDom(place).outline,
    async take(step) {
      if (step === 'Escape') await userEvent.keyboard('{Escape}');
      else if ('draw' in step) draw(step.draw);
      else act(step);
      await settled(place);
    },
    close() {
      root.unmount();
      place.remove();
    },
  };
}

/** Drawn by the table. */
export function openInTable(page: ReactElement): DrawnPage {
  const heard: string[] = [];
  const container: Container = { page: { changed: () => {}, focused: () => {} }, nodes: [] };
  const tree = createTree(container, (error) => {
    throw error;
  });
  const draw = (drawn: ReactElement) => tree.render(listening(drawn, heard));
  const view = () => {
    settleTrees();
    return viewOf(container.nodes.map((node) => ('text' in node ? node.text : node)));
  };
  const act = (action: PageAction) => {
    const { outline, elementOf } = readView(view());
    const operation = operationOf(outline, action);
    const control = elementOf.get(operation.node);
    if (!control) throw new Error(`'${operation.node.name}' has gone`);
    if (operation.kind === 'press') press(control, { follow: () => {}, jump: () => {} });
    else if (operation.kind === 'check') check(control, operation.checked);
    else if (operation.kind === 'choose') chooseOption(control, operation.option);
    else fill(control, operation.text);
    if (operation.kind !== 'press' && !('suggest' in action)) leave(control);
  };
  draw(page);
  return {
    heard,
    outline: () => readView(view()).outline,
    async take(step) {
      if (step === 'Escape') pressEscape(view());
      else if ('draw' in step) draw(step.draw);
      else act(step);
    },
    close: tree.unmount,
  };
}

function operationOf(outline: Outline, action: PageAction): Operation {
  const found = findOperation(outline, action);
  if ('missing' in found) throw new Error(`${found.missing}: ${found.offers.join(', ')}`);
  return found;
}

function aimOf(operation: Operation): string | boolean | null {
  if (operation.kind === 'press') return null;
  if (operation.kind === 'check') return operation.checked;
  return operation.kind === 'fill' ? operation.text : operation.option;
}
