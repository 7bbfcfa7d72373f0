import type { Review } from '@fairlead/contracts/application';
import { href } from '@fairlead/domain';
import { Fragment } from 'react';
import { content } from '../../content.ts';
import { changedIn } from '../../model/review-changes.ts';
import { ReviewAnswer } from './review-answer.tsx';

type Section = Review['sections'][number];
type Props = { readonly section: Section; readonly applicationId: string };

/** The answers of one set, with a link back to it. */
export function ReviewSection({ section, applicationId }: Props) {
  const { question_set_id: questionSetId, title, editable, row_label: rowLabel } = section;
  const changes = changedIn(section);
  const edit = href({ route: 'question-set', params: { applicationId, questionSetId } });
  return (
    <section className="stack" aria-label={title}>
      <div className="row between">
        <h2 className="heading">
          {title}
          {changes > 0 ? (
            <>
              {' '}
              <span className="chip chip-info">{content.review.changed(changes)}</span>
            </>
          ) : null}
        </h2>
        {editable ? (
          <a className="button button-quiet button-sm" href={edit}>
            <ui-icon name="pencil" size="sm" />
            {content.review.edit}
            <span className="visually-hidden"> {title}</span>
          </a>
        ) : null}
      </div>
      {rowsOf(section).map(([row, answers]) => (
        <div key={String(row)} className="stack">
          {row === null ? null : (
            <h3 className="subheading">
              {rowLabel ? content.questionSet.rowTitle(rowLabel.toLowerCase()) : title} {row}
            </h3>
          )}
          <div className="answers">
            {questionsOf(answers).map(([id, ofQuestion]) => (
              <Fragment key={id}>
                {ofQuestion[0]?.question ? <p>{ofQuestion[0].question}</p> : null}
                <dl>
                  {ofQuestion.map((answer, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: several fields may have the same label.
                    <ReviewAnswer key={index} answer={answer} />
                  ))}
                </dl>
              </Fragment>
            ))}
          </div>
        </div>
      ))}
      {section.rows.length === 0 ? <p className="muted">{content.review.none}</p> : null}
    </section>
  );
}

type Answers = Section['rows'];

const rowsOf = ({ rows }: Section) => [...Map.groupBy(rows, ({ row }) => row)];

const questionsOf = (answers: Answers) => [
  ...Map.groupBy(answers, ({ question_id }) => question_id),
];
