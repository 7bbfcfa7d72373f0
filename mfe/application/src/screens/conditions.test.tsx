import { describe, expect, test } from 'vitest';
import { aField, aQuestionSet } from '../../testing/builders.ts';
import { asked, askTogether, drawn, inVirtualTime } from '../../testing/draw-app.ts';
import { openSet } from '../../testing/open-set.ts';

inVirtualTime();

const hasParent = { field: 'has-parent', op: 'eq', value: true };
const yesOrNo = aField('has-parent', { type: 'BOOLEAN' });

describe('what another answer asks for', () => {
  test('a conditional question appears when it applies, and disappears again', async () => {
    const set = aQuestionSet([yesOrNo, aField('parent')]);
    const questions = set.questions.map((question) =>
      question.name === 'parent' ? { ...question, shown_when: hasParent } : question,
    );
    const page = await drawn(
      openSet({ 'get-application-question-set': () => ({ ...set, questions }) }),
    );
    expect(asked(page)).not.toContain('Question parent');
    await page.act({ choose: 'Yes', of: 'Question has-parent' });
    expect(asked(page)).toMatchInlineSnapshot(`
      "- radiogroup "Question has-parent" [required]:
        - radio "Yes" [checked]
        - radio "No"
      - group "Question parent":
        - heading "Question parent" [level=2]
        - textbox "parent" [required]"
    `);
    await page.act({ choose: 'No', of: 'Question has-parent' });
    expect(asked(page)).not.toContain('Question parent');
  });

  test('a conditional field beside another one of its question does so too', async () => {
    const page = await askTogether(
      { title: 'Who owns it?' },
      yesOrNo,
      aField('parent', { required: false, shown_when: hasParent }),
    );
    expect(asked(page)).toMatchInlineSnapshot(`
      "- group "Who owns it?":
        - heading "Who owns it?" [level=2]
        - radiogroup "has-parent" [required]:
          - radio "Yes"
          - radio "No""
    `);
    await page.act({ choose: 'Yes', of: 'has-parent' });
    expect(asked(page)).toMatchInlineSnapshot(`
      "- group "Who owns it?":
        - heading "Who owns it?" [level=2]
        - radiogroup "has-parent" [required]:
          - radio "Yes" [checked]
          - radio "No"
        - textbox "parent (optional)""
    `);
  });
});

test('a hidden field leaves the question to the one beside it', async () => {
  const page = await askTogether(
    { title: 'Is it yours?' },
    aField('secret', { hidden: true }),
    aField('owned', { type: 'BOOLEAN' }),
  );
  expect(asked(page)).toMatchInlineSnapshot(`
    "- radiogroup "Is it yours?" [required]:
      - radio "Yes"
      - radio "No""
  `);
});
