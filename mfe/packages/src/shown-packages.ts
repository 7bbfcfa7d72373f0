import { formatMoney } from '@fairlead/domain/money';
import { $route } from '@fairlead/store';
import type { Scope } from 'effector';
import type { Model } from './model/index.ts';

const shownOn: readonly string[] = [
  'market-submission',
  'admin-market-submission',
  'package',
  'admin-package',
];

/** The packages that the open screen shows, in its words; the price as it stands there: "$989.76/mo". */
export function shownPackages({ comparison }: Model, scope: Scope) {
  if (!shownOn.includes(scope.getState($route)?.name ?? '')) return [];
  return scope
    .getState(comparison.$options)
    .map(({ name, description, price, isRecommended, isCustom, isUnderReview }) => ({
      name,
      description,
      price: `${formatMoney(price)}/mo`,
      recommended: isRecommended,
      custom: isCustom,
      'under review': isUnderReview,
    }));
}
