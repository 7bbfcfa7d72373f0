import { Footer } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { useModel } from '../../use-model.ts';
import { useLoadFailed } from '../use-loaded.tsx';
import { Blocked } from './blocked.tsx';
import { Comparison } from './comparison.tsx';
import { Failed } from './failed.tsx';
import { ApplicationExpired } from './prompts.tsx';
import { Refreshing } from './refreshing.tsx';
import { Waiting } from './waiting.tsx';

/** The submission's home, which depends on its status (B§2). */
export function HomeScreen() {
  const failed = useLoadFailed();
  return (
    failed ?? (
      <>
        <View />
        <ApplicationExpired />
        <Footer />
      </>
    )
  );
}

function View() {
  const { submission, refresh } = useModel();
  const { known, view, isAdmin, isRefreshing } = useUnit({
    known: submission.$submission,
    view: submission.$view,
    isAdmin: submission.$isAdmin,
    isRefreshing: refresh.$isRefreshing,
  });
  if (isRefreshing) return <Refreshing />;
  // In the shape of the comparison, because most submissions that are opened have packages; in words that suit every one.
  if (!known) return <Comparison />;
  switch (view) {
    case 'comparison':
      return <Comparison />;
    case 'quote-blocked':
      return isAdmin ? <Comparison /> : <Blocked />;
    case 'failed':
      return <Failed />;
    case 'waiting':
      return <Waiting />;
    default:
      return isAdmin ? <Comparison /> : <ui-overlay />;
  }
}
