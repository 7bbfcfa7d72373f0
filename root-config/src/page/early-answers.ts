const key = Symbol.for('fairlead.early-answers');

type Answers = Map<string, Promise<Response>>;

const answers = (): Answers => {
  const found: Answers = Reflect.get(globalThis, key) ?? new Map();
  Reflect.set(globalThis, key, found);
  return found;
};

/** Asks for something that the start will ask for, long before its scripts are there. */
export const askEarly = (url: string): Promise<Response> =>
  keep(url, fetch(url, { credentials: 'include' }));

/** Asks once the condition holds. Where it doesn't, or can't be known, whoever takes the answer asks again. */
export function askEarlyIf(condition: Promise<boolean>, url: string): void {
  keep(
    url,
    condition.then((holds) => {
      if (!holds) throw new Error(`${url} was not asked for`);
      return fetch(url, { credentials: 'include' });
    }),
  );
}

function keep(url: string, answer: Promise<Response>) {
  // Whoever takes it hears the failure.
  answer.catch(() => {});
  answers().set(url, answer);
  return answer;
}

/**
 * Returns the early answer to a request, once; undefined if nobody has asked for the same. A request that may change what
 * was answered ends them all.
 */
export function takeEarlyAnswer({ url, method, headers }: Request): Promise<Response> | undefined {
  if (method !== 'GET') forgetEarlyAnswers();
  const answer = answers().get(url);
  if (!answer || headers.has('Authorization')) return undefined;
  answers().delete(url);
  return answer;
}

/** The start is over: what nobody has taken by now would be out of date. */
export const forgetEarlyAnswers = (): void => answers().clear();
