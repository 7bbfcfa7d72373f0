import { stateName } from '@fairlead/domain';
import { $route } from '@fairlead/store';

/** Returns the name of the state that a screen is about, from its navigation state or its address; null if unknown. */
export const regionName = () =>
  $route.map((route) => {
    const region = route?.params.location ?? route?.state.region ?? route?.query.region;
    return typeof region === 'string' && region !== '' ? stateName(region) : null;
  });
