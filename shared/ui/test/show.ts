import { render, type TemplateResult } from 'lit';
import { onTestFinished } from 'vitest';

/** Puts elements on the page, waits until they have rendered, and removes them after the test. */
export async function show<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  template: TemplateResult,
): Promise<HTMLElementTagNameMap[Tag]> {
  const place = document.createElement('main');
  document.body.append(place);
  onTestFinished(() => place.remove());
  render(template, place);
  await settled(place);
  const element = place.querySelector(tag);
  if (!element) throw new Error(`Expected <${tag}> on the page, found ${place.innerHTML}`);
  return element;
}

/** Resolves when every descendant has rendered, including those that rendering created. */
export async function settled(place: Element): Promise<void> {
  for (let pass = 0; pass < 3; pass += 1)
    for (const element of [place, ...place.querySelectorAll('*')])
      if ('updateComplete' in element) await element.updateComplete;
}

/** The details of the events of one name that reach the page. */
export function heard<Detail>(element: Element, name: string): Detail[] {
  const details: Detail[] = [];
  element.addEventListener(name, (event) => details.push((event as CustomEvent<Detail>).detail));
  return details;
}

/** The accessible description of a control: the texts its `aria-describedby` names, in order. */
export function descriptionOf(control: Element | null): string {
  const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no #${id}`).join(' ');
}
