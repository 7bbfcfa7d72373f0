import type {} from '@fairlead/ui/react';
import { content } from '../../content.ts';

const questions = ['first', 'second', 'third'];

/** The place of a form while its questions are on the way: a title with a line below it, and questions of two fields. */
export function SetSkeleton() {
  return (
    <div className="app-main is-loading">
      <p className="visually-hidden" role="status">
        {content.questionSet.loading}
      </p>
      <ui-skeleton lines={[45, 86]} height={24} />
      {questions.map((question) => (
        <div className="question" key={question}>
          <ui-skeleton lines={[62]} height={20} />
          <ui-skeleton lines={[100, 100]} height={40} />
        </div>
      ))}
    </div>
  );
}
