import type {} from '@fairlead/ui/react';
import type { ReactNode } from 'react';

type CardsProps = { readonly legend: string; readonly children: ReactNode };

/** The payment schedules to choose from: a radio group of cards. */
export function ScheduleCards({ legend, children }: CardsProps) {
  return (
    <fieldset className="schedule">
      <legend className="visually-hidden">{legend}</legend>
      {children}
    </fieldset>
  );
}

type CardProps<Schedule extends string> = {
  readonly schedule: Schedule;
  readonly name: string;
  readonly cents: number;
  readonly per: 'mo' | 'yr';
  readonly chosen: Schedule | null;
  readonly onChoose: (schedule: Schedule) => void;
  /** What is due and when: `MonthlyLines` or `YearlyLines`, and notes. */
  readonly children: ReactNode;
};

/** One schedule with its cost, which also describes its radio button. */
export function ScheduleCard<Schedule extends string>(props: CardProps<Schedule>) {
  const { schedule, name, cents, per, chosen, onChoose, children } = props;
  return (
    <label className="choice">
      <span className="schedule-top">
        <span className="subheading">{name}</span>
        <input
          className="check"
          type="radio"
          name="schedule"
          value={schedule}
          aria-label={name}
          aria-describedby={`schedule-${schedule}`}
          checked={chosen === schedule}
          onChange={() => onChoose(schedule)}
        />
      </span>
      <span id={`schedule-${schedule}`} className="stack">
        <span>
          <ui-money cents={cents} per={per} size="xl" />
        </span>
        <span className="schedule-lines">{children}</span>
      </span>
    </label>
  );
}
