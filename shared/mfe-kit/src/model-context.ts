import { createContext, useContext } from 'react';

/** The model of the React tree's area. One context is enough, because each tree belongs to one area. */
const ModelContext = createContext<unknown>(undefined);

/** For an area's tree, and for a test that renders one screen. */
export const ModelProvider = ModelContext.Provider;

/** Returns an area's typed hook for its own model. */
export function createModelContext<Model>() {
  return { useModel: useAreaModel as () => Model };
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
