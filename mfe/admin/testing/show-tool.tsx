import type { MarketSubmission } from '@fairlead/contracts/packages';
import { ModelProvider } from '@fairlead/mfe-kit';
import { Provider } from 'effector-react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { SubmissionScreen } from '../src/screens/submission.tsx';
import { model, openTool } from './open-tool.ts';

let root: Root | undefined;

/** Opens the tool on a back end and shows its screen in the browser's page; default: the board. */
export async function showTool(
  submission: MarketSubmission,
  answers: Parameters<typeof openTool>[1] = {},
  options: Parameters<typeof openTool>[2] = {},
  Screen: ComponentType = SubmissionScreen,
) {
  const tool = await openTool(submission, answers, options);
  const place = document.createElement('main');
  document.body.append(place);
  root = createRoot(place);
  flushSync(() =>
    root?.render(
      <Provider value={tool.scope}>
        <ModelProvider value={model}>
          <Screen />
        </ModelProvider>
      </Provider>,
    ),
  );
  return { ...tool, model };
}

/** Takes the screen away, and leaves what else is on the page. */
export const leaveTool = (): void => root?.unmount();

/** Takes everything away. */
export function clearTool(): void {
  leaveTool();
  document.body.replaceChildren();
}

/** The element of that selector and name, as soon as it is there. */
export const findNamed = (selector: string, name: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) =>
        element.getAttribute('aria-label') === name ||
        element.textContent?.replaceAll(/\s+/g, ' ').trim() === name ||
        (element instanceof HTMLInputElement &&
          [...(element.labels ?? [])].some((label) => label.textContent?.trim() === name)),
    );
    if (!found) throw new Error(`There is no ${selector} called '${name}'`);
    return found;
  });
