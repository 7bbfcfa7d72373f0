import type { ControlStates, Outline, OutlineNode } from './outline.ts';
import {
  checkRoles,
  fieldRoles,
  inputRoles,
  leafRoles,
  namedByContent,
  nativeRoles,
} from './roles.ts';
import type { Props } from './page-node.ts';
import type { ViewNode } from './view.ts';
import { gapAround, inlineTags, tidy, wordsIn } from './words.ts';
import { outlineOf, type Tree } from './write-outline.ts';

/** The outline of a drawn page, and which of its elements each node stands for. */
export function readView(page: ViewNode): {
  readonly outline: Outline;
  readonly elementOf: ReadonlyMap<OutlineNode, ViewNode>;
} {
  const elementOf = new Map<OutlineNode, ViewNode>();
  const outline = outlineOf(treeOf(page), page, (node, element) => elementOf.set(node, element));
  return { outline, elementOf };
}

function treeOf(page: ViewNode): Tree<ViewNode> {
  const named = new Map<string, ViewNode>();
  const labels = new Map<string, ViewNode>();
  for (const node of everyElement(page)) {
    const { id, htmlFor } = node.props;
    if (typeof id === 'string' && id) named.set(id, node);
    if (node.tag === 'label' && typeof htmlFor === 'string') labels.set(htmlFor, node);
  }
  const wordsOf = (ids: unknown) =>
    typeof ids === 'string' && ids
      ? tidy(
          ids
            .split(' ')
            .map((id) => contentOf(named.get(id)))
            .join(' '),
        )
      : '';
  return {
    children: ({ children }) => children,
    role: roleOf,
    isLabel: (element) =>
      element.tag === 'legend' ||
      element.tag === 'caption' ||
      (element.tag === 'label' && isOfControl(element, named.get(String(element.props.htmlFor)))),
    isInline: ({ tag }) => inlineTags.has(tag),
    gap: ({ tag }) => gapAround(tag),
    describe(element, role, children) {
      const { props } = element;
      const name =
        wordsOf(props['aria-labelledby']) ||
        text(props['aria-label']) ||
        ownName(element, role, labels);
      const shown = leafRoles.has(role) ? shownIn(element, role) : undefined;
      const value = valueOf(element, role);
      const description =
        wordsOf(props['aria-describedby']) ||
        text(props['aria-description']) ||
        (text(props.title) !== name || props['aria-label'] ? text(props.title) : '') ||
        text(element.parent?.tag === 'described' ? element.parent.props.text : '');
      return {
        role,
        name,
        ...(shown && plain(shown) !== plain(name) ? { shown } : {}),
        ...(value === undefined ? {} : { value }),
        ...(description ? { description } : {}),
        ...(element.tag === 'select' ? { options: optionsOf(element) } : {}),
        states: statesOf(element, role),
        children,
      };
    },
  };
}

function* everyElement(node: ViewNode): Generator<ViewNode> {
  for (const child of node.children) {
    if (typeof child === 'string') continue;
    yield child;
    yield* everyElement(child);
  }
}

export function roleOf({ tag, props, parent }: ViewNode): string | null {
  if (typeof props.role === 'string') {
    return props.role === 'presentation' || props.role === 'none' ? null : props.role;
  }
  if (tag === 'a') return props.href === undefined ? null : 'link';
  if (tag === 'img') return props.alt === '' ? null : 'img';
  if (tag === 'input') return inputRoles[String(props.type ?? 'text')] ?? 'textbox';
  if (tag === 'th' && (props.scope === 'row' || props.scope === 'rowgroup')) return 'rowheader';
  if ((tag === 'header' || tag === 'footer') && isInSection(parent)) return null;
  return nativeRoles[tag] ?? null;
}

const sections = new Set(['article', 'aside', 'main', 'nav', 'section']);
const isInSection = (node: ViewNode | null): boolean =>
  node !== null && (sections.has(node.tag) || isInSection(node.parent));

function ownName(element: ViewNode, role: string, labels: ReadonlyMap<string, ViewNode>): string {
  const { tag, props } = element;
  if (tag === 'input' || tag === 'select' || tag === 'textarea') {
    const label =
      labels.get(String(props.id ?? '')) ??
      ancestor(element, ({ tag: other }) => other === 'label');
    if (label) return tidy(contentOf(label));
    return text(props.title) || text(props.placeholder);
  }
  const naming = { fieldset: 'legend', table: 'caption', figure: 'figcaption' }[tag];
  if (naming) return tidy(contentOf(childOf(element, naming)));
  if (tag === 'img') return text(props.alt);
  if (namedByContent.has(role)) return tidy(contentOf(element)) || text(props.title);
  return text(props.title);
}

const childOf = (element: ViewNode, tag: string) =>
  element.children.find(
    (child): child is ViewNode => typeof child !== 'string' && child.tag === tag,
  );

function ancestor(element: ViewNode, fits: (node: ViewNode) => boolean): ViewNode | null {
  for (let node = element.parent; node; node = node.parent) if (fits(node)) return node;
  return null;
}

const controls = new Set(['input', 'select', 'textarea']);
const labelable = new Set([...controls, 'button', 'progress', 'output']);

/** A label of something else than a control is text like any other. */
const isOfControl = (label: ViewNode, target: ViewNode | undefined): boolean =>
  label.props.htmlFor === undefined
    ? [...everyElement(label)].some(({ tag }) => labelable.has(tag))
    : target !== undefined && labelable.has(target.tag);


/** The words in an element, without those of controls in it. */
export function contentOf(node: ViewNode | undefined): string {
  if (!node || controls.has(node.tag)) return '';
  return node.children
    .map((child) => {
      if (typeof child === 'string') return child;
      return wordsIn(child.tag, child.tag === 'img' ? text(child.props.alt) : contentOf(child));
    })
    .join('');
}

function shownIn(element: ViewNode, role: string): string | undefined {
  return namedByContent.has(role) && !controls.has(element.tag)
    ? tidy(contentOf(element))
    : undefined;
}

/** What is typed into these is nobody else's to read. */
const isSecret = ({ type, autoComplete }: Props) =>
  type === 'password' || (typeof autoComplete === 'string' && autoComplete.startsWith('cc-'));

const optionsOf = ({ children }: ViewNode) =>
  children.flatMap((child) => (typeof child === 'string' ? [] : [tidy(contentOf(child))]));

function valueOf({ tag, props, children }: ViewNode, role: string): string | undefined {
  if (role === 'progressbar') return text(props['aria-valuenow']);
  if (tag === 'select') {
    const options = children.filter((child): child is ViewNode => typeof child !== 'string');
    const chosen = options.find((option) => option.props.value === props.value) ?? options[0];
    return tidy(contentOf(chosen));
  }
  if (!fieldRoles.has(role) || isSecret(props)) return undefined;
  return text(props.value) || undefined;
}

function statesOf(element: ViewNode, role: string): ControlStates {
  const { tag, props } = element;
  const is = (name: string) => props[name] === true || props[name] === 'true';
  const level = /^h([1-6])$/.exec(tag)?.[1] ?? props['aria-level'];
  const details = tag === 'summary' ? element.parent : null;
  return clean({
    level: role === 'heading' && level !== undefined ? Number(level) : undefined,
    checked: checkRoles.has(role) ? is('checked') || is('aria-checked') : undefined,
    selected: is('aria-selected') || undefined,
    expanded: details
      ? Boolean(details.live?.own.isOpen ?? details.props.open)
      : 'aria-expanded' in props && props['aria-expanded'] !== undefined
        ? is('aria-expanded')
        : undefined,
    disabled:
      is('disabled') ||
      is('aria-disabled') ||
      ancestor(element, (node) => node.tag === 'fieldset' && node.props.disabled === true) !==
        null ||
      undefined,
    required: is('required') || is('aria-required') || undefined,
    invalid: is('aria-invalid') || undefined,
    busy: is('aria-busy') || undefined,
    current: (props['aria-current'] !== undefined && props['aria-current'] !== false) || undefined,
    modal: is('isModal') || undefined,
  });
}

const clean = <States extends object>(
  states: States,
): { [Key in keyof States]: NonNullable<States[Key]> } =>
  Object.fromEntries(Object.entries(states).filter(([, state]) => state !== undefined)) as {
    [Key in keyof States]: NonNullable<States[Key]>;
  };

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? tidy(String(value)) : '';
const plain = (words: string) => words.replaceAll(/\s+/g, '');
