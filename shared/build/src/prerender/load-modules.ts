import type { Window } from 'happy-dom';

type Registration = readonly unknown[];

/** The hooks of SystemJS that this replaces. */
type Loader = {
  register(...registration: Registration): void;
  instantiate(url: string): Promise<Registration | undefined>;
  addImportMap(map: object, base: string): void;
};

/**
 * Lets SystemJS, which the boot script has installed, take the built files from the disk, in the window's context. A
 * group file registers its modules by name; `file.js#name` addresses one of them.
 * Returns what lists the paths of the files that were taken so far.
 */
export function loadModulesFromDisk(
  window: Window,
  readFile: (pathname: string) => string,
  map: object,
): () => readonly string[] {
  const system = Reflect.get(window, 'System');
  const loader: Loader = system.constructor.prototype;
  const named = new Map<string, Registration>();
  const files = new Map<string, Registration | undefined>();
  let registered: Registration | undefined;
  loader.register = (...registration) => {
    const [name, ...rest] = registration;
    if (typeof name === 'string') named.set(name, rest);
    else registered = registration;
  };
  loader.instantiate = async (url) => {
    const { pathname, hash } = new URL(url);
    if (!files.has(pathname)) {
      registered = undefined;
      run(window, pathname, readFile(pathname));
      files.set(pathname, registered);
    }
    return hash ? named.get(hash.slice(1)) : files.get(pathname);
  };
  loader.addImportMap.call(system, map, window.location.href);
  return () => [...files.keys()];
}

/** Runs a classic script in the window; its errors name the file. */
export function run(window: Window, pathname: string, code: string): void {
  window.eval(`${code}\n//# sourceURL=${pathname}`);
}
