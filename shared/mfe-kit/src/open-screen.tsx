import { routeOf } from '@fairlead/domain';
import { $route } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Definition } from './definition.ts';

type Props = {
  readonly definition: Definition<unknown>;
  readonly onShown: (() => void) | undefined;
};

/**
 * Shows the screen of the open route. Shows nothing while another area's route is open, because this area is about to
 * be unmounted.
 */
export function OpenScreen({ definition: { name, screens = {}, view: View }, onShown }: Props) {
  const route = useUnit($route);
  useEffect(() => onShown?.(), [onShown]);
  if (View) return <View />;
  if (!route || routeOf(route.name).area !== name) return null;
  const Screen = screens[route.name] ?? UnbuiltScreen;
  return <Screen key={route.name} />;
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
