import { createContext, useContext } from 'react';

/** The model of the area whose tree this is. One React tree belongs to one area, so one context serves all. */
const ModelContext = createContext<unknown>(undefined);

/** For the shell of an area, and for a test that renders one screen. */
export const ModelProvider = ModelContext.Provider;

/** An area's typed way to its own model. */
export function createModelContext<Model>() {
  return { useModel: useAreaModel as () => Model, ModelProvider };
}

function useAreaModel(): unknown {
  const model = useContext(ModelContext);
  if (model === undefined) {
    throw new Error(
      'useModel() was called outside an area. Render the screen inside microFrontend() or a <ModelProvider>.',
    );
  }
  return model;
}
