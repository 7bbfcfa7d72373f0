export const manifestName = 'manifest.json';

/** The role of all that isn't an area: shared modules, the shell, what React and the like export. */
export const platformRole = 'platform';

/** What says of a release what it is: an area's manifest, or the platform's import map. */
export const manifestPath = (role: string): string =>
  role === platformRole ? 'platform/import-map.json' : `${role}/${manifestName}`;

/** What describes the build that everyone gets back if the registry takes the release back. */
export const beforeManifestPath = (role: string): string => `${role}/manifest.before.json`;
