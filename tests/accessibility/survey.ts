/** The accessibility problems of one screen at one width. */
export type Finding = {
  readonly rule: string;
  readonly help: string;
  readonly node: string;
};

type AxeNode = { target: string[]; html: string; failureSummary?: string };
type Axe = {
  run(
    context: object,
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: AxeNode[] }[] }>;
};

/** Runs axe in the page, and checks that axe doesn't have. Self-contained, because its source is sent to the page. */
export function survey(done: (findings: Finding[]) => void): void {
  const { axe } = globalThis as unknown as { axe: Axe };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const describe = (element: Element) =>
    element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 160).trim();

  const wide: Finding[] =
    document.documentElement.scrollWidth > document.documentElement.clientWidth
      ? [...document.body.querySelectorAll('*')]
          .filter(
            (element) =>
              isSeen(element) && element.getBoundingClientRect().right > innerWidth + 0.5,
          )
          .slice(0, 3)
          .map((element) => ({
            rule: 'sideways',
            help: `The page scrolls sideways: ${document.documentElement.scrollWidth} px in ${innerWidth}`,
            node: describe(element),
          }))
      : [];

  const small: Finding[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const looked = new Set<Element>();
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent?.trim() || !parent || looked.has(parent)) continue;
    looked.add(parent);
    if (!isSeen(parent) || parent.closest('script, style, noscript, fairlead-sandbox-panel'))
      continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (size < 12)
      small.push({ rule: 'small-text', help: `Text of ${size} px`, node: describe(parent) });
  }

  const linesOf = (text: Node, from: number, to: number): number => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const tornIn = (text: Node): Finding[] =>
    [...(text.textContent ?? '').matchAll(/\S+@[\w.-]+\w/g)]
      .filter(({ 0: email, index }) => linesOf(text, index, index + email.length) > 1)
      .map(({ 0: email }) => ({
        rule: 'torn-email',
        help: 'An email address goes on in the next line, but not after its @',
        node: `${email} in ${text.parentElement ? describe(text.parentElement) : 'the page'}`,
      }));
  const torn = [...looked]
    .filter(isSeen)
    .flatMap((parent) =>
      [...parent.childNodes].flatMap((node) => (node instanceof Text ? tornIn(node) : [])),
    );

  // The notifications are defined after the first screen, and are empty until then. The recorder's tree needs no definition.
  const withoutDefinition = ':not(:defined, ui-toasts, fairlead-recorder)';
  const undefinedElements = [...document.body.querySelectorAll(withoutDefinition)].map(
    (element) => ({
      rule: 'undefined-element',
      help: `Nothing defines ${element.localName}: the area does not import it`,
      node: describe(element),
    }),
  );
  const emptyIcons = [...document.body.querySelectorAll('svg > path[d=""]')].map((path) => ({
    rule: 'empty-icon',
    help: 'An icon that nothing has registered: the area does not import it',
    node: describe(path.closest('ui-icon, ui-button') ?? path),
  }));

  const options = {
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
    // None of these rules reads style sheets.
    preload: false,
  };
  // Waits for two frames, after which all transitions have begun, because colors in a transition can't be judged.
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const running = () =>
    document
      .getAnimations()
      .flatMap((change) =>
        change instanceof CSSTransition && change.playState === 'running' ? [change] : [],
      );
  const describeRunning = ({ transitionProperty, currentTime, pending, effect }: CSSTransition) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const where = target ? describe(target) : 'no element';
    return `${transitionProperty} at ${currentTime} ms${pending ? ', not begun' : ''}: ${where}`;
  };
  // Asks at each frame, because a frame that nobody has asked for may be late on a busy machine. In ms.
  const restLimit = 10_000;
  const began = performance.now();
  const atRest = async (): Promise<void> => {
    const left = running();
    if (left.length === 0) return;
    if (performance.now() - began > restLimit)
      throw new Error(`The page is still changing: ${left.map(describeRunning).join('; ')}`);
    await frame();
    await atRest();
  };
  void frame()
    .then(frame)
    .then(atRest)
    .then(() => axe.run(document, options))
    .then(({ violations }) => {
      const found = violations.flatMap(({ id, help, nodes }) =>
        nodes.slice(0, 3).map((node) => ({
          rule: id,
          help: `${help}. ${(node.failureSummary ?? '').replaceAll(/\s+/g, ' ').slice(0, 300)}`,
          node: `${node.target.join(' ')} ${node.html.slice(0, 160)}`,
        })),
      );
      done([...found, ...wide, ...small, ...torn, ...undefinedElements, ...emptyIcons]);
    })
    // Without this the page would be asked until the test's own limit, which doesn't say why.
    .catch((error: unknown) => done([{ rule: 'survey', help: String(error), node: 'the page' }]));
}
