import type { RunSummary } from '../summary.ts';
import { createFilter } from './filter.ts';
import { createScenarioPage } from './scenario-page.ts';

followScheme(matchMedia('(prefers-color-scheme: dark)'));

const list = document.querySelector<HTMLElement>('#list');
const scenario = document.querySelector<HTMLElement>('#scenario');
const run = document.querySelector('#run');

// A comparison has no list: everything is on its page.
if (list && scenario && run) start(list, scenario, JSON.parse(run.textContent));

/** The design system's dark surface, for those whose system is dark. */
function followScheme(dark: MediaQueryList): void {
  const apply = () => {
    if (dark.matches) document.documentElement.dataset.surface = 'night';
    else delete document.documentElement.dataset.surface;
  };
  dark.addEventListener('change', apply);
  apply();
}

/** Shows what the address says: `#s3` the fourth scenario, `#s3-2` its second step, anything else the list. */
function start(listPage: HTMLElement, scenarioPage: HTMLElement, summary: RunSummary): void {
  const title = document.title;
  const { show } = createScenarioPage(scenarioPage, summary);
  let opened: number | null = null;
  createFilter(listPage, summary);
  addEventListener('hashchange', () => void follow());
  void follow();

  async function follow(): Promise<void> {
    const [, index, step] = /^#s(\d+)(?:-(\d+))?$/.exec(location.hash) ?? [];
    const wanted = index === undefined ? undefined : summary.scenarios[Number(index)];
    if (index === undefined || !wanted) return showList();
    const isNew = opened !== Number(index);
    opened = Number(index);
    document.title = `${wanted.name} · Fairlead`;
    listPage.hidden = true;
    scenarioPage.hidden = false;
    await show(opened, step === undefined ? null : Number(step));
    if (!isNew) return;
    scrollTo(0, 0);
    scenarioPage.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }

  function showList(): void {
    document.title = title;
    scenarioPage.hidden = true;
    listPage.hidden = false;
    if (opened === null) return;
    const link = listPage.querySelector<HTMLElement>(`a[href="#s${opened}"]`);
    opened = null;
    link?.focus();
  }
}
