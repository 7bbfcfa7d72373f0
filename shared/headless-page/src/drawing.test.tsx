import { readView } from '@fairlead/ui/semantics/read-view';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import { type ViewNode, viewOf } from '@fairlead/ui/semantics/view';
import { expect, onTestFinished, test } from 'vitest';
import { HostElement } from './elements.ts';
import { type Container, createTree, settleTrees } from './renderer.ts';

function draw(screen: React.ReactNode) {
  const container: Container = { page: { changed: () => {}, focused: () => {} }, nodes: [] };
  const tree = createTree(container, (error) => {
    throw error;
  });
  onTestFinished(tree.unmount);
  tree.render(screen);
  const view = () => {
    settleTrees();
    return viewOf(container.nodes.map((node) => ('text' in node ? node.text : node)));
  };
  return {
    render: tree.render,
    view,
    snapshot: () => snapshotOf(readView(view()).outline),
    element(tag: string): HostElement {
      const found = within(container.nodes).find((node) => node.tag === tag);
      if (!found) throw new Error(`There is no <${tag}>`);
      return found;
    },
  };
}

const within = (nodes: Container['nodes']): HostElement[] =>
  nodes.flatMap((node) => (node instanceof HostElement ? [node, ...within(node.nodes)] : []));

const childCalled = ({ children }: ViewNode, tag: string): ViewNode | undefined =>
  children.find((child): child is ViewNode => typeof child !== 'string' && child.tag === tag);

// React draws the same element once.
const heading = <h1>Review</h1>;

const screenAt = (step: number) => (
  <main>
    {heading}
    <section aria-label="Answers">
      <div>
        Step {step}
        {step < 2 && <p>Not saved yet</p>}
        {step > 0 && <button type="button">Save</button>}
        <p hidden={step < 3}>All is well</p>
      </div>
    </section>
  </main>
);

test('a change deep in the page is drawn', () => {
  const page = draw(screenAt(0));
  const seen = (step: number) => {
    page.render(screenAt(step));
    return page.snapshot();
  };
  const around = ['- main:', '  - heading "Review" [level=1]', '  - region "Answers":'];
  expect(seen(0)).toEqual([...around, '    - text: Step 0', '    - text: Not saved yet']);
  expect(seen(1)).toEqual([
    ...around,
    '    - text: Step 1',
    '    - text: Not saved yet',
    '    - button "Save"',
  ]);
  expect(seen(3)).toEqual([
    ...around,
    '    - text: Step 3',
    '    - button "Save"',
    '    - text: All is well',
  ]);
});

test('what has not changed is not drawn again, and is in the page as it is now', () => {
  const page = draw(screenAt(0));
  const before = childCalled(page.view(), 'main');
  page.render(screenAt(1));
  const now = childCalled(page.view(), 'main');
  if (!before || !now) throw new Error('There is no <main>');
  expect(now).not.toBe(before);
  expect(childCalled(now, 'h1')).toBe(childCalled(before, 'h1'));
  expect(childCalled(now, 'h1')?.parent).toBe(now);
});

test('what an element does by itself, and what a vendor puts into it, is drawn', () => {
  const page = draw(
    <section aria-label="Details">
      <details>
        <summary>More</summary>
        <p>Inside</p>
      </details>
    </section>,
  );
  expect(page.snapshot()).not.toContain('    - text: Inside');
  page.element('details').setOwn({ isOpen: true });
  expect(page.snapshot().join('\n')).toContain('Inside');
  const takeOut = page.element('section').insert('From the vendor');
  expect(page.snapshot().join('\n')).toContain('From the vendor');
  takeOut();
  expect(page.snapshot().join('\n')).not.toContain('From the vendor');
});

const form = (
  <form aria-labelledby="naming">
    <input type="text" aria-labelledby="naming" />
  </form>
);
const formIn = (company: string, isSaving: boolean) => (
  <fieldset disabled={isSaving}>
    <h2 id="naming">{company}</h2>
    {form}
  </fieldset>
);

test('an element that has not changed is read with what is around it now', () => {
  const page = draw(formIn('Company', false));
  const read = (company: string, isSaving: boolean) => {
    page.render(formIn(company, isSaving));
    return page.snapshot().slice(1);
  };
  expect(read('Company', false)).toEqual(['- form "Company":', '  - textbox "Company"']);
  expect(read('Firm', false)).toEqual(['- form "Firm":', '  - textbox "Firm"']);
  expect(read('Firm', true)).toEqual(['- form "Firm":', '  - textbox "Firm" [disabled]']);
});

const nav = <nav aria-label="Sections" />;

test('an element that has not changed is not read again', () => {
  const page = draw(formIn('Company', false));
  const node = (company: string) => {
    page.render(
      <main>
        <p>{company}</p>
        {nav}
      </main>,
    );
    return readView(page.view()).outline[0]?.children.at(-1);
  };
  expect(node('Company')).toBe(node('Firm'));
});
