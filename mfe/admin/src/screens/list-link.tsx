import { href } from '@fairlead/domain';
import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** The link to the list of submissions, unless the server has none. */
export function ListLink() {
  const { submissionList } = useModel();
  const isLinked = useUnit(submissionList.$isLinked);
  if (!isLinked) return null;
  return (
    <a className="list-link" href={href({ route: 'admin-submissions' })}>
      <ui-icon name="arrow-left" size="sm" />
      {content.submissions.link}
    </a>
  );
}
