import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

const events = [
  'ui-action',
  'ui-advisor',
  'ui-before-close',
  'ui-blur',
  'ui-change',
  'ui-close',
  'ui-dismiss',
  'ui-pick',
  'ui-primary',
  'ui-retry',
  'ui-secondary',
  'ui-select',
  'ui-suggest',
];

/** A page with a listener for every event of every `ui-*` element in it. */
export function listening(page: ReactElement, heard: string[]): ReactElement {
  const { type, props } = page as ReactElement<{ children?: ReactNode; label?: string }>;
  const children = Children.map(props.children, (child) =>
    isValidElement(child) ? listening(child, heard) : child,
  );
  const own = typeof type === 'string' && type.startsWith('ui-') ? listeners(type, heard) : {};
  return cloneElement(page, { ...own, ...props }, ...(children ? [children] : []));
}

function listeners(tag: string, heard: string[]): object {
  const pressed = tag === 'ui-button' ? { onClick: () => heard.push('ui-button click') } : {};
  const told = events.map((event) => [
    `on${event}`,
    ({ detail }: CustomEvent) => heard.push(`${tag} ${event} ${JSON.stringify(detail) ?? ''}`),
  ]);
  return { ...Object.fromEntries(told), ...pressed };
}
