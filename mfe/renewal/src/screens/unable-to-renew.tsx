import type { UnableToRenew as Decision } from '@fairlead/domain/outcomes';
import { HandOff } from '@fairlead/mfe-kit';
import { $contacts } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';

type Props = { readonly decision: Decision; readonly policyEnds: string | null };

const { heading, hours, write, call } = content.unable;

/** 'Unable to Renew', with the contact (A§4). */
export function UnableToRenew({ decision, policyEnds }: Props) {
  const { email, phone } = useUnit($contacts).renewals;
  return (
    <HandOff heading={heading} chart="declined">
      <p className="lead">{content.unable[decision](policyEnds)}</p>
      <ul className="contact-list">
        <li>
          <ui-icon name="mail" />
          <span>
            {write} <a href={`mailto:${email}`}>{email}</a>
          </span>
        </li>
        <li>
          <ui-icon name="chat" />
          <span>
            {call} <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
            <span className="small muted block">{hours}</span>
          </span>
        </li>
      </ul>
    </HandOff>
  );
}
