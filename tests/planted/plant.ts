import { sep } from 'node:path';
import type { Plugin } from 'rolldown';
import type { PlantedFault } from './planted-faults.ts';

/** A bundler plugin that puts a fault into one source. The file itself stays as it is. */
export function plant({ name, file, from, to }: PlantedFault): Plugin {
  let isPlanted = false;
  return {
    name: 'plant-a-fault',
    transform(code, id) {
      if (!id.split(sep).join('/').endsWith(`/${file}`)) return null;
      isPlanted = true;
      return { code: planted(code), map: null };
    },
    buildEnd(failure) {
      if (!failure && !isPlanted)
        throw new Error(`'${name}' was not planted: the command doesn't load ${file}`);
    },
  };

  function planted(code: string): string {
    const [before, after, ...others] = code.split(from);
    if (before === undefined || after === undefined || others.length > 0)
      throw new Error(
        `'${name}' was not planted: ${file} contains its place ${code.split(from).length - 1} times, not once. Change 'from' to what stands there now`,
      );
    return before + to + after;
  }
}
