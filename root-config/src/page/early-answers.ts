const key = Symbol.for('fairlead.early-answers');

type Flags = Readonly<Record<string, boolean>>;

/** What was asked before the shell was there. The document, the boot script and the shell bundle this file. */
type Answers = {
  readonly ofCalls: Map<string, Promise<Response>>;
  /** Whose flags, by the key of the flag service. */
  readonly flags: Map<string, Promise<Flags>>;
};

const answers = (): Answers => {
  const found: Answers = Reflect.get(globalThis, key) ?? { ofCalls: new Map(), flags: new Map() };
  Reflect.set(globalThis, key, found);
  return found;
};

/** Asks for something that the start will ask for, long before its scripts are there. */
export function askEarly(url: string): void {
  const answer = fetch(url, { credentials: 'include' });
  // Whoever takes it hears the failure.
  answer.catch(() => {});
  answers().ofCalls.set(url, answer);
}

/** Returns a copy of an early answer, which stays there for the start; undefined if nobody has asked. */
export const peekEarlyAnswer = (url: string): Promise<Response> | undefined =>
  answers()
    .ofCalls.get(url)
    ?.then((answer) => answer.clone());

/**
 * Returns the early answer to a request, once; undefined if nobody has asked for the same. A request that may change what
 * was answered ends them all.
 */
export function takeEarlyAnswer({ url, method, headers }: Request): Promise<Response> | undefined {
  if (method !== 'GET') forgetEarlyAnswers();
  const { ofCalls } = answers();
  const answer = ofCalls.get(url);
  if (!answer || headers.has('Authorization')) return undefined;
  ofCalls.delete(url);
  return answer;
}

/** Keeps the flags that the start will ask for: those of a user by their key. */
export function keepEarlyFlags(user: string, flags: Promise<Flags>): void {
  flags.catch(() => {});
  answers().flags.set(user, flags);
}

/** Returns the flags of a user that were asked for early, once; undefined if nobody has asked. */
export function takeEarlyFlags(user: string): Promise<Flags> | undefined {
  const { flags } = answers();
  const found = flags.get(user);
  flags.delete(user);
  return found;
}

/** The start is over: what nobody has taken by now would be out of date. */
export function forgetEarlyAnswers(): void {
  const { ofCalls, flags } = answers();
  ofCalls.clear();
  flags.clear();
}
