import { type MarketSubmissionView, routeOf } from '@fairlead/domain';
import { $route, screenTitled } from '@fairlead/store';
import { combine, type Store, sample } from 'effector';
import { content } from '../content.ts';

type Dependencies = {
  readonly $view: Store<'failed' | 'loading' | 'submitted' | 'form'>;
  readonly $submissionView: Store<MarketSubmissionView | null>;
};

/**
 * Sets the start page's title to its heading, because the route's title belongs to the form, which may not be shown.
 */
export function titleStartPage({ $view, $submissionView }: Dependencies): void {
  const $heading = combine($view, $submissionView, (view, submitted) => {
    if (view === 'loading') return null;
    if (view === 'failed') return content.rerouteFailed.title;
    return submitted ? content.submitted[submitted].title : routeOf('intake').title;
  });
  const shown = sample({
    clock: $heading.updates,
    source: $route,
    fn: (route, heading) => (route?.name === 'intake' ? heading : null),
  }).filterMap((heading) => heading ?? undefined);
  sample({ clock: shown, target: screenTitled });
}
