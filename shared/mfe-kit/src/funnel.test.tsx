import { $legalPages } from '@fairlead/store';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import { fork } from 'effector';
import { expect, test } from 'vitest';
import { FunnelLayout } from './funnel.tsx';
import { drawPart } from './testing/draw-part.tsx';

const draw = (note?: string) =>
  drawPart(
    () => (
      <FunnelLayout
        steps={['Core Questions', 'Review', 'Payment Options']}
        step="Review"
        percent={40}
        labels={{ steps: 'Steps', progress: 'Your progress' }}
        note={note}
      >
        <h1>Tell us about your company</h1>
      </FunnelLayout>
    ),
    fork({
      values: [
        [$legalPages, { terms: 'https://x.example/terms', privacy: 'https://x.example/privacy' }],
      ],
    }),
  );

test('the steps, the progress and the note are above the questions, and the legal links below', () => {
  const page = draw('About 8 minutes left');
  expect(snapshotOf(page.outline()).join('\n')).toMatchInlineSnapshot(`
    "- navigation "Steps":
      - list:
        - listitem: Core Questions done
        - listitem [current]: Review
        - listitem: Payment Options
    - progressbar "Your progress": 40
    - text: 40% About 8 minutes left
    - heading "Tell us about your company" [level=1]
    - contentinfo:
      - text: Your responses are kept confidential under our
      - link "Terms of Use (opens in a new tab)"
      - text: and
      - link "Privacy Notice (opens in a new tab)"
      - text: .
      - text: © 2026 Fairlead"
  `);
});

test('without a note, the percentage is only read from the progress line', () => {
  const page = draw();
  expect(page.texts()).not.toContain('40%');
});

test('the legal links of a footer lead to the site of the legal pages', async () => {
  const page = draw();
  await page.act({ press: 'Terms of Use' }, { press: 'Privacy Notice' });
  expect(page.followed).toEqual(['https://x.example/terms', 'https://x.example/privacy']);
});
