/** What is written after a step's name: a text, a yes or no, or several of them by their names. */
export type Input = string | boolean | Readonly<Record<string, string | boolean>>;

/** What a step expects: `see screen: review`. */
export type Expectation = { readonly about: string; readonly is: Input };
