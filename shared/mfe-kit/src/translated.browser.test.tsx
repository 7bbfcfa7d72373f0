import '@fairlead/ui';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

/** Words beside an element: React keeps hold of the text's own node. */
const Screen = ({ isFirst }: { readonly isFirst: boolean }) => (
  <p>
    {isFirst ? 'Your packages' : null}
    <b>Talk to us</b>
  </p>
);

/** As a browser translates: each text moves into elements of the browser's own. */
function translate(place: Element): void {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(text);
  }
}

test('ERROR-030 a page that breaks because the browser translated it asks to disable translation', async () => {
  const place = document.body.appendChild(document.createElement('main'));
  const reported: unknown[] = [];
  const root = createRoot(place, { onCaughtError: () => {} });
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const show = (isFirst: boolean) =>
    root.render(
      <ErrorBoundary
        onCrash={undefined}
        report={(error) => void reported.push(error)}
        talkToAdvisor={() => {}}
      >
        <Screen isFirst={isFirst} />
      </ErrorBoundary>,
    );
  show(true);
  await vi.waitFor(() => expect(place.textContent).toBe('Your packagesTalk to us'));
  translate(place);
  show(false);
  await vi.waitFor(() =>
    expect(place.querySelector('[role=alert]')?.textContent).toContain(
      'Your browser’s translation changed this page, and it can no longer be shown. Disable translation for this site, then try again.',
    ),
  );
  expect(reported).toMatchObject([{ name: 'NotFoundError' }]);
});
