import type { PageAction } from '@fairlead/mfe-kit/page';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { describe, expect, test } from 'vitest';
import { findOperation } from './find.ts';
import { within } from './within.ts';

const node = (role: string, name: string, children: Outline = []): OutlineNode => ({
  role,
  name,
  states: {},
  children,
});
const button = (name: string) => node('button', name);
const disabled = (name: string): OutlineNode => ({ ...button(name), states: { disabled: true } });
const modal = (name: string, children: Outline): OutlineNode => ({
  ...node('dialog', name, children),
  states: { modal: true },
});

/** What an action is performed on: where it is on the page, counted from the top; or why it isn't. */
function find(page: Outline, action: PageAction) {
  const found = findOperation(page, action);
  if ('missing' in found) return found.missing;
  const all = (nodes: Outline): Outline => nodes.flatMap((one) => [one, ...all(one.children)]);
  return all(page).indexOf(found.node);
}

const twoPackages = [
  node('article', 'Growth', [button('Buy Now')]),
  node('article', 'Starter', [button('Buy Now')]),
];

test('of two controls with one name none is operated, and the regions that tell them apart are named', () => {
  expect(findOperation(twoPackages, { press: 'Buy Now' })).toEqual({
    missing:
      "2 buttons are called 'Buy Now'. They are in 'Growth' and in 'Starter'. Say which: in: Growth",
    offers: ['button "Buy Now" in "Growth"', 'button "Buy Now" in "Starter"'],
  });
  expect(find(twoPackages, { press: 'Buy Now', in: 'Starter' })).toBe(3);
});

test('what is read on a control is its name, too', () => {
  const page = [{ ...button('Edit the name of Growth'), shown: 'Edit' }, button('Edit')];
  expect(find(page, { press: 'Edit' })).toContain("2 buttons are called 'Edit'");
  expect(find(page, { press: 'Edit the name of Growth' })).toBe(0);
});

test('the only one that is enabled is meant', () => {
  expect(find([disabled('Save'), button('Save')], { press: 'Save' })).toBe(1);
  expect(find([disabled('Save'), disabled('Save')], { press: 'Save' })).toBe(
    "The button 'Save' is disabled",
  );
});

test('only what is in the topmost dialog is in reach, so the page below it has no say', () => {
  const page = [button('Close'), modal('Sure?', [button('Close')])];
  expect(find(page, { press: 'Close' })).toBe(2);
});

test('the innermost region that tells controls apart is named, also by its role', () => {
  const page = [
    node('banner', '', [node('navigation', 'Account', [button('Chat')])]),
    node('main', '', [node('list', '', [button('Chat')])]),
  ];
  expect(find(page, { press: 'Chat' })).toBe(
    "2 buttons are called 'Chat'. They are in 'Account' and in 'list'. Say which: in: Account",
  );
  expect(find(page, { press: 'Chat', in: 'main' })).toBe(5);
});

test('a region by name comes before one by role', () => {
  const page = [node('main', '', [button('Chat')]), node('region', 'main', [button('Chat')])];
  expect(find(page, { press: 'Chat', in: 'main' })).toBe(3);
});

test('one that is in no region of its own is elsewhere', () => {
  const page = [modal('Limits', [button('Close'), node('contentinfo', '', [button('Close')])])];
  expect(find(page, { press: 'Close' })).toBe(
    "2 buttons are called 'Close'. They are in 'contentinfo' and elsewhere. Say which: in: contentinfo",
  );
});

describe('controls that no region tells apart', () => {
  const page = [modal('Limits', [button('Close'), node('link', 'Close'), disabled('Close')])];

  test('controls that no region tells apart are counted from the top', () => {
    expect(find(page, { press: 'Close' })).toBe(
      "2 controls are called 'Close', and no region tells them apart. Say which, from the top: number: 1",
    );
    expect(find(page, { press: 'Close', number: 2 })).toBe(2);
    expect(find(page, { press: 'Close', number: 3 })).toBe("The button 'Close' is disabled");
    expect(find(page, { press: 'Close', number: 4 })).toBe(
      "There is no number 4: 3 controls are called 'Close'",
    );
    expect(find([button('Close')], { press: 'Close', number: 2 })).toBe(
      "There is no number 2: 1 button is called 'Close'",
    );
  });

  test('fields that no region tells apart are counted, too', () => {
    const fields = [node('textbox', 'Name'), node('combobox', 'Name *')];
    const missing =
      "2 fields are called 'Name', and no region tells them apart. Say which, from the top: number: 1";
    expect(find(fields, { fill: 'Name', with: 'Ada' })).toBe(missing);
    expect(find(fields, { suggest: 'Name', with: 'Ada' })).toBe(missing);
    expect(find(fields, { fill: 'Name', with: 'Ada', number: 1 })).toBe(0);
    expect(find(fields, { suggest: 'Name', with: 'Ada', number: 2 })).toBe(1);
    expect(find(fields, { fill: 'Name', with: 'Ada', number: 3 })).toBe(
      "There is no number 3: 2 fields are called 'Name'",
    );
  });
});

describe('options', () => {
  const inside = (name: string) =>
    node('radiogroup', name, [node('radio', 'Yes'), node('radio', 'No')]);

  test('an option of a group inside another one with its name is chosen', () => {
    const page = [node('region', 'Method', [inside('Method')])];
    expect(find(page, { choose: 'No', of: 'Method' })).toBe(3);
  });

  test('an option of two groups is not chosen, unless only one offers it', () => {
    const other = node('radiogroup', 'Method', [node('radio', 'No')]);
    const page = [node('region', 'A', [inside('Method')]), node('region', 'B', [other])];
    expect(find(page, { choose: 'No', of: 'Method' })).toBe(
      "2 radio buttons are called 'No'. They are in 'A' and in 'B'. Say which: in: A",
    );
    expect(find(page, { choose: 'Yes', of: 'Method' })).toBe(2);
    expect(find(page, { choose: 'No', of: 'Method', number: 2 })).toBe(6);
  });

  test('an option of two lists is not chosen', () => {
    const list = (isDisabled: boolean): OutlineNode => ({
      ...node('combobox', 'State'),
      options: ['Ohio'],
      states: isDisabled ? { disabled: true } : {},
    });
    expect(find([list(false), list(false)], { choose: 'Ohio', of: 'State' })).toBe(
      "2 fields are called 'State', and no region tells them apart. Say which, from the top: number: 1",
    );
    const second: PageAction = { choose: 'Ohio', of: 'State', number: 2 };
    expect(find([list(false), list(false)], second)).toBe(1);
    expect(find([list(false), list(true)], second)).toBe("The combobox 'State' is disabled");
    expect(find([list(false)], second)).toBe("There is no number 2: 1 combobox is called 'State'");
    expect(find([list(true), list(false)], { choose: 'Ohio', of: 'State' })).toBe(1);
    expect(find([list(true)], { choose: 'Ohio', of: 'State' })).toBe(
      "The combobox 'State' is disabled",
    );
  });
});

test('the content of several regions with one name is in reach, each part once', () => {
  const inner = node('group', 'Growth', [button('Edit')]);
  const page = [node('article', 'Growth', [inner]), node('row', 'Growth', [button('Buy')])];
  expect(within(page, 'Growth')).toEqual({ nodes: [inner, button('Buy')] });
});

test('a name in typographic quotes is not the control, and the right one is offered', () => {
  expect(find([button('Continue')], { press: '“Continue”' })).toBe(
    "There is no button or link called '“Continue”' on the page; did you mean 'Continue'?",
  );
});

test('a name in another case is not the control, and the right one is offered', () => {
  const page = [button('Talk to an Advisor'), node('group', 'Pay by', [node('radio', 'Card')])];
  expect(find(page, { press: 'talk to an ADVISOR' })).toBe(
    "There is no button or link called 'talk to an ADVISOR' on the page; did you mean 'Talk to an Advisor'?",
  );
  expect(find(page, { choose: 'card', of: 'Pay by' })).toBe(
    "There is no option called 'card' in 'Pay by'; did you mean 'Card'?",
  );
  expect(find(page, { choose: 'Card', of: 'pay by' })).toBe(
    "There is no list or group called 'pay by' on the page; did you mean 'Pay by'?",
  );
  expect(find(page, { press: 'Card', in: 'Pay By' })).toBe(
    "There is no 'Pay By' on the page; did you mean 'Pay by'?",
  );
});

test('a control that is out of reach is named with the reason', () => {
  const page = [node('main', '', [button('Later')]), modal('Sure?', [button('Close')])];
  expect(find(page, { press: 'Later' })).toBe("The button 'Later' is behind the dialog 'Sure?'");
  expect(find(twoPackages.slice(0, 1), { press: 'Buy Now', in: 'Growth' })).toBe(1);
  const other = [node('article', 'Growth', [button('Pin')]), button('Buy Now')];
  expect(find(other, { press: 'Buy Now', in: 'Growth' })).toBe(
    "The button 'Buy Now' is on the page, but not in 'Growth'",
  );
});
