import { askEarly } from '../page/early-answers.ts';

/** Asks for what every start asks for first; the document says at which addresses. */
export function askForSession(): void {
  const settings = document.getElementById('fairlead-page')?.textContent ?? '{}';
  const { firstCalls = [] }: { firstCalls?: readonly string[] } = JSON.parse(settings);
  for (const url of firstCalls) askEarly(new URL(url, location.origin).href);
}
