import type { BuildManifest } from '@fairlead/build/build-manifest';

/** Reads the manifest of a build; null for a text that isn't one, such as one that was cut off. */
export function readBuildManifest(text: string): BuildManifest | null {
  try {
    const manifest = JSON.parse(text);
    return isManifest(manifest) ? manifest : null;
  } catch {
    return null;
  }
}

/** Pages look for each of these, and load nothing of a module whose file isn't described. */
function isManifest(value: unknown): value is BuildManifest {
  if (!isRecord(value)) return false;
  const { name, version, requires, modules, files, platform, css } = value;
  return (
    typeof name === 'string' &&
    typeof version === 'string' &&
    [requires, platform].every(isRecord) &&
    isRecord(modules) &&
    isRecord(files) &&
    Array.isArray(css) &&
    Object.values(modules).every((file) => typeof file === 'string' && isRecord(files[file]))
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
