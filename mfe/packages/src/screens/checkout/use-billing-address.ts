import { href } from '@fairlead/domain';
import { $route } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { useModel } from '../../use-model.ts';

/** The billing page of the submission that is paid. */
export function useBillingAddress() {
  const { submission } = useModel();
  const { known, route } = useUnit({ known: submission.$submission, route: $route });
  const marketSubmissionId = known?.id ?? route?.params.marketSubmissionId;
  return marketSubmissionId === undefined
    ? '/'
    : href({ route: 'billing', params: { marketSubmissionId } });
}
