import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';

const damages = {
  damaged: (file: string) => {
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length / 2));
    return () => writeFileSync(file, whole);
  },
  gone: (file: string) => {
    const all = ['', '.br', '.gz'].map((suffix) => file + suffix);
    for (const one of all) renameSync(one, `${one}.gone`);
    return () => {
      for (const one of all) renameSync(`${one}.gone`, one);
    };
  },
} as const;

/** Breaks a file of the server. Returns a function that fixes it, which is also called when the test ends. */
export function breakFile(file: string, how: keyof typeof damages): () => void {
  const mend = damages[how](file);
  let isBroken = true;
  const mendOnce = () => {
    if (isBroken) mend();
    isBroken = false;
  };
  onTestFinished(mendOnce);
  return mendOnce;
}
