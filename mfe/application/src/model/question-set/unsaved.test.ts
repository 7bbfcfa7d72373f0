import { inVirtualTime } from '@fairlead/mfe-kit/testing';
import { draftsFlushed, memoryStorage, sessionEnded } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { goodAnswers } from '../../../testing/good-answers.ts';
import { fill, openSet } from '../../../testing/open-set.ts';

inVirtualTime();

describe('nothing that was entered is lost', () => {
  test('a reload opens the set as it was left, rows included', async () => {
    const app = await openSet({}, { at: '/application/app_1/qs_states' });
    await app.send(app.model.questionSet.rowRequested, undefined);
    await fill(app, { 'state#1': 'US-TX', 'state#2': 'US-CO' });
    await app.send(draftsFlushed, undefined);
    const again = await openSet({}, { at: '/application/app_1/qs_states', storage: app.storage });
    expect(again.get(again.model.questionSet.$rows)).toEqual([1, 2]);
    expect(Object.fromEntries(again.get(again.model.questionSet.$values))).toEqual({
      'state#1': 'US-TX',
      'state#2': 'US-CO',
    });
    expect(again.get(again.model.questionSet.$isRestored)).toBe(true);
  });

  test('a draft whose rows are counted from 0 keeps all of them, and is saved from 1', async () => {
    const rows = {
      rows: [0, 1],
      values: [
        ['state#0', 'US-TX'],
        ['state#1', 'US-CO'],
      ],
    };
    const storage = memoryStorage({
      'fairlead:of:ct_1:draft:answers:app_1:qs_states': JSON.stringify({ version: 1, value: rows }),
    });
    const app = await openSet({}, { at: '/application/app_1/qs_states', storage });
    expect(app.get(app.model.questionSet.$rows)).toEqual([0, 1]);
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.callsOf('save-answers').map(({ body }) => body)).toEqual([
      {
        question_set_id: 'qs_states',
        answers: { q_state: { 'state#1': ['US-TX'], 'state#2': ['US-CO'] } },
      },
    ]);
  });

  test('going back right after typing keeps the text with the set it was typed in', async () => {
    const app = await openSet({}, { at: '/application/app_1/qs_states' });
    const { fieldChanged, backPressed } = app.model.questionSet;
    void app.send(fieldChanged, { id: 'state#1', value: 'US-TX' });
    await app.send(backPressed, undefined);
    expect(app.get(app.model.questionSet.$set)?.id).toBe('qs_company');
    expect(app.storage.keys().filter((key) => key.includes('draft'))).toEqual([
      'fairlead:of:ct_1:draft:answers:app_1:qs_states',
    ]);
  });

  test('an ended session asks for a sign-in that leads back to the set, and the draft stays', async () => {
    const app = await openSet();
    void app.send(app.model.questionSet.fieldChanged, { id: 'entity', value: 'LLC' });
    await app.send(sessionEnded, undefined);
    expect(app.address()).toBe('/login');
    expect(app.state()).toEqual({ wanted: '/application/app_1/qs_company' });
    const again = await openSet({}, { storage: app.storage });
    expect(again.get(again.model.questionSet.$values).get('entity')).toBe('LLC');
  });

  test('a saved set leaves no draft', async () => {
    const app = await openSet();
    await fill(app, goodAnswers);
    await app.send(draftsFlushed, undefined);
    expect(app.storage.keys().some((key) => key.includes('qs_company'))).toBe(true);
    await app.send(app.model.questionSet.submitted, undefined);
    expect(app.storage.keys().some((key) => key.includes('qs_company'))).toBe(false);
  });
});
