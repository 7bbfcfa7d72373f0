import { areaOf, findElements } from './elements.ts';
import { watchElements } from './watch-elements.ts';

/** An element whose `path` can't be opened. */
export class PathError extends Error {
  override name = 'PathError';
}

export type Paths = {
  /** The address that the page begins with: of the first element that names one. */
  readonly start: string;
  /** The address that was set last. */
  last(): string;
  /** Calls back whenever an element gets another `path`, or one with a `path` is added. */
  follow(opened: (address: string) => void): void;
};

/** Reads the `path` of the elements on a partner's page. Only one address is open at a time: the one set last. */
export function readPaths(report: (error: PathError) => void): Paths {
  const known = new WeakMap<Element, string>();
  /** Those that changed since they were read the last time. */
  const read = (): string[] =>
    findElements().flatMap((element) => {
      const path = element.getAttribute('path') ?? pathGivenTo(element);
      if (path === null || known.get(element) === path) return [];
      known.set(element, path);
      if (path.startsWith('/')) return [path];
      report(
        new PathError(
          `<fairlead-${areaOf(element)}> has the path '${path.slice(0, 200)}'. A path begins with a slash, for example path="/".`,
        ),
      );
      return [];
    });
  const [start = '/'] = read();
  let last = start;
  return {
    start,
    last: () => last,
    follow(opened) {
      watchElements(() => {
        for (const path of read()) {
          last = path;
          opened(path);
        }
      });
    },
  };
}

/** A framework may have set the property before the element was there. Once it is, property and attribute are one. */
const pathGivenTo = ({ path = null }: HTMLElement & { readonly path?: string | null }) => path;
