import { drawElements, wordsIn } from '@fairlead/mfe-kit/testing/draw-elements';
import { drawPart } from '@fairlead/mfe-kit/testing/draw-part';
import { fork } from 'effector';
import { expect, test } from 'vitest';
import { aPackage } from '../../../testing/builders.ts';
import { optionOf } from '../../model/comparison.ts';
import { PackageJump } from './package-jump.tsx';

const options = [
  optionOf(aPackage('pk_1', { name: 'Growth' })),
  optionOf(aPackage('pk_2', { name: 'Starter' })),
];
const given = {
  options,
  viewedId: 'pk_2',
  movedToId: null,
  pinnedId: 'pk_1',
  onJump: () => {},
};

test('the package that somebody moved to is announced with its position; none before that', () => {
  const announced = (movedToId: string | null) =>
    drawPart(() => <PackageJump {...given} movedToId={movedToId} />).snapshot();
  expect(announced('pk_2')).toMatchInlineSnapshot(`"- status: Starter, package 2 of 2"`);
  expect(announced('pk_1')).toMatchInlineSnapshot(`"- status: Growth, package 1 of 2"`);
  expect(announced(null)).toMatchInlineSnapshot(`""`);
});

test('each package has a link with its price; the one in view is current, and the pinned one has a tack', () => {
  const jumped: string[] = [];
  const { all } = drawElements(
    () => <PackageJump {...given} onJump={(id) => void jumped.push(id)} />,
    { scope: fork() },
  );
  const links = all('a');
  expect(links.map((link) => [wordsIn(link), link.props.href, link.props['aria-current']])).toEqual(
    [
      ['Growth$100.00/mo', '#o-pk_1', undefined],
      ['Starter$100.00/mo', '#o-pk_2', 'true'],
    ],
  );
  expect(all('ui-icon').map(({ parent }) => parent && wordsIn(parent))).toEqual(['Growth']);
  let prevented = 0;
  for (const { props } of links)
    if (typeof props.onClick === 'function')
      props.onClick({
        preventDefault: () => {
          prevented += 1;
        },
      });
  expect([jumped, prevented]).toEqual([['pk_1', 'pk_2'], 2]);
});
