import { readDom } from '@fairlead/ui/semantics/dom/read-dom';
import type { OutlineNode } from '@fairlead/ui/semantics/outline';
import { dragTask, type Lifted, liftedAt, packageOf } from './drag-task.ts';
import type { NewLine } from './recording.ts';

/** The board may take this long to show a drop, in ms. It does so before the server has answered. */
const dropTime = 1000;
const lookInterval = 50;

/** Returns what a drag would take along that begins here. */
export function liftAt(path: readonly EventTarget[]): Lifted | null {
  const { outline, elementOf } = readDom();
  const node = nodeAt(path, elementOf);
  return node ? liftedAt(outline, node) : null;
}

/** Waits until the page shows a drop, and resolves to the task that does the same; null: nothing has changed. */
export async function takeDrop(
  lifted: Lifted,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
): Promise<NewLine | null> {
  const onto = packageAt(clientX, clientY);
  for (let waited = 0; waited <= dropTime; waited += lookInterval) {
    await new Promise((resolve) => setTimeout(resolve, lookInterval));
    const task = dragTask(lifted, onto, readDom().outline);
    if (task) return task;
  }
  return null;
}

function packageAt(x: number, y: number): string | null {
  const { elementOf } = readDom();
  const packages = [...elementOf].flatMap(([node, element]) => {
    const name = packageOf(node);
    return name === null ? [] : [{ name, element }];
  });
  const under = document.elementsFromPoint(x, y);
  return packages.find(({ element }) => under.includes(element))?.name ?? null;
}

function nodeAt(
  path: readonly EventTarget[],
  elementOf: ReadonlyMap<OutlineNode, Element>,
): OutlineNode | undefined {
  const nodes = new Map([...elementOf].map(([node, element]) => [element as EventTarget, node]));
  const inner = path.find((element) => nodes.has(element));
  return inner && nodes.get(inner);
}
