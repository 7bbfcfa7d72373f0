const key = Symbol.for('fairlead.early-answers');

type Answers = Map<string, Promise<Response>>;

const answers = (): Answers => {
  const found: Answers = Reflect.get(globalThis, key) ?? new Map();
  Reflect.set(globalThis, key, found);
  return found;
};

/** Asks for something that the start will ask for, long before its scripts are there. */
export function askEarly(url: string): void {
  const answer = fetch(url, { credentials: 'include' });
  // Whoever takes it hears the failure.
  answer.catch(() => {});
  answers().set(url, answer);
}

/** Returns the early answer to a request, once; undefined if nobody has asked for the same. */
export function takeEarlyAnswer({ url, method, headers }: Request): Promise<Response> | undefined {
  const answer = answers().get(url);
  if (!answer || method !== 'GET' || headers.has('Authorization')) return undefined;
  answers().delete(url);
  return answer;
}
