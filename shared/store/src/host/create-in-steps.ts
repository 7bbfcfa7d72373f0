/** Creates a model, in one go or, to let the browser answer a person in between, step by step. */
export type CreateModel<Model> = {
  (): Model;
  /** Each `yield` is a place to pause; returns the model at the end. Without it, creating the model is one step. */
  readonly steps?: () => Generator<undefined, Model>;
};

/**
 * Returns a `createModel` whose model is made of parts with a `yield` between them, for a model that would keep a slow phone
 * busy. A part may not do anything before a screen is entered: later parts would miss it.
 */
export function inSteps<Model>(
  steps: () => Generator<undefined, Model>,
): CreateModel<Model> & { readonly steps: () => Generator<undefined, Model> } {
  return Object.assign(() => finish(steps()), { steps });
}

function finish<Model>(steps: Generator<undefined, Model>): Model {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
