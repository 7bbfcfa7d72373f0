import type { PackedScenario } from '../../../run/evidence/pack.ts';

/** Unpacks the evidence of a scenario, which is in the page as text. */
export async function inflate(index: number): Promise<PackedScenario> {
  const text = document.querySelector(`#e${index}`)?.textContent ?? '';
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return JSON.parse(await new Response(stream).text());
}
