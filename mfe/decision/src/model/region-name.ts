import { stateName } from '@fairlead/domain';
import { $route } from '@fairlead/store';

/** The name of the place that a screen is about, from its navigation state or its address; null when it is not known. */
export const regionName = () =>
  $route.map((route) => {
    const region = route?.params.location ?? route?.state.region ?? route?.query.region;
    return typeof region === 'string' && region !== '' ? stateName(region) : null;
  });
