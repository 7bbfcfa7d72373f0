import type { PageContext } from '../page/page-context.ts';

/** Lets a swap load a build from a folder of this origin. Only pages with tools in them allow it. */
export function allowOverride({ settings, origin, overrides }: PageContext, url: string): void {
  const { href, origin: from } = new URL(url, location.href);
  if (!settings.control)
    throw new Error(
      'This page does not allow builds from elsewhere. Use a build with the control, such as the sandbox.',
    );
  if (from !== origin && from !== location.origin) {
    throw new Error(`${href} is on another origin. Serve the build through ${location.origin}.`);
  }
  overrides.add(href.slice(0, href.lastIndexOf('/') + 1));
}
