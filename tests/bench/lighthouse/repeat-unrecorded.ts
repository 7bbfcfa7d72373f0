/** How often a run is made in all, when Lighthouse itself could not record it. */
const attempts = 3;

/** What Lighthouse says of a recording in which it finds too little of a page that may well be sound. */
const unrecorded =
  /\b(NO_NAVSTART|NO_TRACING_STARTED|NO_FCP|NO_LCP|NO_DCL|NO_RESOURCE_REQUEST|NO_SCREENSHOTS|NO_SPEEDLINE_FRAMES|SPEEDINDEX_OF_ZERO|PROTOCOL_TIMEOUT)\b/;

/**
 * Makes a run again that Lighthouse could not record, and tells `onRepeat` its code. Rejects with every other failure, and
 * with the last one after three attempts.
 */
export async function repeatUnrecorded<Result>(
  run: () => Promise<Result>,
  onRepeat: (code: string) => void,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const [, code] = unrecorded.exec(String(error)) ?? [];
      if (!code || attempt === attempts) throw error;
      onRepeat(code);
    }
  }
}
