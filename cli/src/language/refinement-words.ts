import type { Failure } from 'superstruct';
import type { Complaint } from './mistake.ts';
import { describeStruct } from './struct-shape.ts';
import type { AnyStruct } from './vocabulary.ts';

/** Descriptions of the text formats of steps, by the pattern that checks them. */
const forms: Readonly<Record<string, string>> = {
  '^(in \\d+ days?|\\d{4}-\\d{2}-\\d{2})$': 'a day such as 2026-12-01 or in 3 days',
  '^(today|in \\d+ days?|\\d{4}-\\d{2}-\\d{2})$': 'a day such as today, in 3 days or 2026-12-01',
  '^[\\w-]+$': 'an id: letters, digits, - and _ only',
};

/** Describes why a value of the right type is too short, too small or in the wrong format. */
export function refinementWords(
  { refinement, message, value }: Failure,
  subject: string,
  shape: AnyStruct,
): Complaint {
  const written = JSON.stringify(value);
  const kind = describeStruct(shape);
  switch (refinement) {
    case 'nonempty':
      return { message: `${subject} is empty`, expected: kind };
    case 'min':
    case 'max': {
      const [, bound = '?'] = / than (?:or equal to )?(\S+) but /.exec(message) ?? [];
      const limit = refinement === 'min' ? 'or more' : 'or less';
      return { message: `${subject} cannot be ${written}`, expected: `${kind}: ${bound} ${limit}` };
    }
    case 'size': {
      const [, min, , max] = /`(\d+)`( and `(\d+)`)?/.exec(message) ?? [];
      const length = max ? `${min} to ${max}` : min;
      return {
        message: `${subject} cannot be ${written}`,
        expected: `${kind} with ${length} ${shape.type === 'array' ? 'items' : 'characters'}`,
      };
    }
    case 'pattern': {
      const [, source = ''] = /matching `\/(.+)\/` but received/.exec(message) ?? [];
      return {
        message: `${subject} cannot be ${written}`,
        expected: forms[source] ?? `${kind} in the form that \`fairlead tasks\` shows`,
      };
    }
    default:
      return { message: `${subject} cannot be ${written}`, expected: kind };
  }
}
