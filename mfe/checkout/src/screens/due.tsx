import { formatMoney } from '@fairlead/domain/money';
import { content } from '../content.ts';

type Plan = { readonly each: number; readonly last: number };
type Props = { readonly total: number; readonly plan: Plan | null };

/** What is due at once, and what follows. */
export function Due({ total, plan }: Props) {
  return (
    <div className="due">
      <p className="row between">
        <span className="strong">{content.schedule.dueToday}</span>
        <ui-money cents={total} size="xl" />
      </p>
      <p className="tiny muted">{plan ? monthlyNote(plan) : content.schedule.annualNote}</p>
    </div>
  );
}

const monthlyNote = ({ each, last }: Plan) =>
  content.schedule.monthlyNote(formatMoney(each), last === each ? null : formatMoney(last));
