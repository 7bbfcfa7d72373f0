import { $addresses } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';

/** Leads to the account from an application that doesn't exist. */
export function AccountLink() {
  const addresses = useUnit($addresses);
  return (
    <div>
      <a className="button" href={addresses['customer-portal']}>
        {content.errors.account}
      </a>
    </div>
  );
}
