import type { BrowserActor, ModelActor } from '@fairlead/mfe-kit/area';
import type { Column } from '../model/column.ts';
import type { AdminModel } from '../model/index.ts';

export type Actor = ModelActor<AdminModel>;

/** The column of that name; a sentence about those there are when there is none. */
export function columnCalled(actor: Actor, name: string): Column {
  const columns = actor.get(actor.model.board.$columns);
  const found = columns.find((column) => column.name === name);
  if (found) return found;
  throw new Error(
    `The package '${name}' was asked for. The board shows ${columns.map((one) => one.name).join(', ') || 'none'}; archived packages may be hidden.`,
  );
}

/** Opens a dropdown by a part of its name: what stands before it is the present status, which a step does not know. */
export async function openMenu(actor: BrowserActor, part: string): Promise<void> {
  const selector = `//button[@aria-haspopup="menu"][contains(., ${quoted(part)})]`;
  const trigger = await actor.browser.$(selector);
  await trigger.waitForExist({ timeoutMsg: `There is no dropdown '${part}' on the page` });
  const name = await trigger.getText();
  if ((await trigger.getAttribute('aria-disabled')) === 'true')
    throw new Error(`The dropdown '${part}' (${name}) is disabled`);
  await actor.press(selector, `The dropdown '${part}'`);
}

/** Presses a button of the dialog that is open, as soon as it can be pressed. */
export async function pressInDialog(actor: BrowserActor, label: string): Promise<void> {
  const selector = `//ui-dialog//button[normalize-space(.)=${quoted(label)}]`;
  const button = await actor.browser.$(selector);
  await button.waitForClickable({ timeoutMsg: `No dialog offers '${label}'` });
  await actor.press(selector, `The button '${label}'`);
}

/** XPath has no escapes in texts: a text with both kinds of quotes is put together. */
export function quoted(text: string): string {
  if (!text.includes('"')) return `"${text}"`;
  return `concat(${text
    .split('"')
    .map((part) => `"${part}"`)
    .join(`, '"', `)})`;
}
