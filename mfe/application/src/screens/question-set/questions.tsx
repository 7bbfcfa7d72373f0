import { useUnit } from 'effector-react';
import { memo } from 'react';
import { useModel } from '../../use-model.ts';
import { QuestionView } from './question.tsx';

/** The questions of one row, or of a set that does not repeat. */
export const Questions = memo(function Questions({ row }: { readonly row: number | null }) {
  const { questionSet } = useModel();
  const layout = useUnit(questionSet.$layout);
  return layout?.questions
    .filter((spot) => spot.row === row)
    .map((spot) => <QuestionView key={spot.key} spot={spot} />);
});
