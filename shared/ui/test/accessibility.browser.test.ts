import '../src/styles/index.css';
import '../src/styles/drawer.css';
import axe from 'axe-core';
import { render } from 'lit';
import { expect, onTestFinished, test } from 'vitest';
import { page } from '../gallery/page.ts';
import { screens } from '../gallery/screens.ts';
import { settled } from './show.ts';

const pages = { components: page, ...screens };
const cases = Object.keys(pages).flatMap((name) =>
  ['fairlead', 'vanta'].map((experience) => [name, experience] as const),
);

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** These pages show elements one by one; headings and skip links belong to screens. */
const offHere = { 'page-has-heading-one': { enabled: false }, region: { enabled: false } };

test.each(cases)('%s in %s gives axe nothing to find', async (name, experience) => {
  document.documentElement.lang = 'en';
  document.title = 'Components';
  document.documentElement.dataset.experience = experience;
  const place = document.createElement('div');
  document.body.append(place);
  onTestFinished(() => place.remove());
  render(pages[name as keyof typeof pages]?.(), place);
  await settled(place);
  for (const animation of document.getAnimations()) animation.cancel();
  const { violations } = await axe.run(place, { runOnly: rules, rules: offHere });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
});
