/** How many earlier revisions stay on the server, for pages that were opened before a deployment. */
export type Retention = {
  /** The newest earlier revisions, however long ago they were replaced. */
  readonly revisions: number;
  /** And every revision that was replaced within this time, in hours. */
  readonly hours: number;
};

/** A page may stay open overnight: nothing younger than a day is ever removed. */
export const leastRetention: Retention = { revisions: 1, hours: 24 };

const usual: Retention = { revisions: 5, hours: 72 };

/** The retention that the build environment asks for. Throws a sentence that names a variable which cannot be used. */
export function readRetention(env: NodeJS.ProcessEnv): Retention {
  return {
    revisions: readCount(env, 'FAIRLEAD_KEEP_REVISIONS', leastRetention.revisions, usual.revisions),
    hours: readCount(env, 'FAIRLEAD_KEEP_HOURS', leastRetention.hours, usual.hours),
  };
}

function readCount(env: NodeJS.ProcessEnv, variable: string, least: number, otherwise: number) {
  const text = env[variable];
  if (text === undefined || text === '') return otherwise;
  const count = Number(text);
  if (Number.isInteger(count) && count >= least) return count;
  throw new Error(`${variable} is '${text}'. Give a whole number of ${least} or more.`);
}
