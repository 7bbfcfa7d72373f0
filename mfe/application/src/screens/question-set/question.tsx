import type { FieldSpot, QuestionSpot } from '@fairlead/domain/question-set';
import { useKeyed } from '@fairlead/mfe-kit';
import { memo, useId } from 'react';
import { useModel } from '../../use-model.ts';
import { isChoice } from './choices.ts';
import { FieldView } from './field.tsx';

/** One question: its title, its description and its fields. */
export const QuestionView = memo(
  function QuestionView({ spot }: { readonly spot: QuestionSpot }) {
    const { questionSet } = useModel();
    const titleId = useId();
    const patch = useKeyed(questionSet.$patches, spot.key);
    if (patch?.shown === false) return null;
    const { question, fields, row } = spot;
    const [only, ...others] = fields.filter(({ field }) => !field.hidden);
    const description = descriptionOf(spot);
    // The legend of a choice is the question itself.
    if (only && others.length === 0 && isChoice(only.field))
      return (
        <div className={row === null ? 'question' : undefined}>
          <FieldView spot={only} title={question.title} hint={description} />
        </div>
      );
    const Title = row === null ? 'h2' : 'h3';
    const isTitled = row === null || question.title !== only?.field.label;
    const content = (
      <>
        {description ? <p className="hint">{description}</p> : null}
        <div className="grid-2">
          {fields.map((field) => (
            <FieldView key={field.id} spot={field} className={spanOf(field)} />
          ))}
        </div>
      </>
    );
    if (!isTitled) return <div className="stack">{content}</div>;
    // Two questions may have a field 'People', so the group includes the question's name.
    return (
      <fieldset className={row === null ? 'question' : 'stack'} aria-labelledby={titleId}>
        <Title id={titleId} className={row === null ? 'question-title' : 'subheading'}>
          {question.title}
        </Title>
        {content}
      </fieldset>
    );
  },
  (before, after) =>
    before.spot.key === after.spot.key && before.spot.question === after.spot.question,
);

/** Parts of an address except its street are side by side, and so are short fields of a row. */
function spanOf({ field, row }: FieldSpot) {
  const isHalf =
    (field.item_type === 'ADDRESS' || row !== null) && !/line-1$/.test(field.unique_name);
  return isHalf && !isChoice(field) && field.type !== 'MULTILINE_STRING' ? undefined : 'span-2';
}

const descriptionOf = ({ question }: QuestionSpot) => question.description || undefined;
