import { routeOf } from '@fairlead/domain';
import { $route } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Arrival } from './arrival.tsx';
import type { Definition } from './definition.ts';

type Props = {
  readonly definition: Definition<unknown>;
  /** Where a host that announces screens has them. */
  readonly element?: Element | ShadowRoot | undefined;
  readonly onShown: (() => void) | undefined;
};

/**
 * Shows the screen of the open route. Shows nothing while another area's route is open, because this area is about to
 * be unmounted.
 */
export function OpenScreen({ definition, element, onShown }: Props) {
  const { name, screens = {}, view: View } = definition;
  const route = useUnit($route);
  useEffect(() => onShown?.(), [onShown]);
  if (View) return <View />;
  if (!route || routeOf(route.name).area !== name) return null;
  const Screen = screens[route.name] ?? UnbuiltScreen;
  return (
    <>
      <Screen key={route.name} />
      {element ? <Arrival route={route} element={element} /> : null}
    </>
  );
}

/** A destination of the routers that this version has no screen for. */
function UnbuiltScreen() {
  const route = useUnit($route);
  return (
    <section className="wrap stack">
      <h1 className="title">{route ? routeOf(route.name).title : ''}</h1>
      <p>This page is not part of this version of the product yet.</p>
    </section>
  );
}
