import { $route } from '@fairlead/store';
import { useUnit } from 'effector-react';
import { Component, type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { CrashPage } from './crash-page.tsx';
import { forgetCrash } from './use-crash.ts';

type Props = {
  readonly children: ReactNode;
  /** Takes the error when the slot shows the crash screen itself. */
  readonly onCrash: ((error: unknown) => void) | undefined;
  readonly report: (error: unknown) => void;
  readonly talkToAdvisor: () => void;
};

type State = { readonly hasCrashed: boolean; readonly error?: unknown };

/** Keeps an error of a screen inside its area. React has no hook for it, hence the class. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasCrashed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { hasCrashed: true, error };
  }

  override componentDidCatch(error: unknown) {
    const { onCrash, report } = this.props;
    forgetCrash(error);
    if (onCrash) onCrash(error);
    else report(error);
  }

  override render() {
    const { children, onCrash, talkToAdvisor } = this.props;
    if (!this.state.hasCrashed) return children;
    if (onCrash) return null;
    return (
      <ScreenCrash
        error={this.state.error}
        retry={() => this.setState({ hasCrashed: false })}
        talkToAdvisor={talkToAdvisor}
      />
    );
  }
}

/** The crash page of one screen: another address opens its own screen. */
function ScreenCrash(
  props: Pick<ComponentProps<typeof CrashPage>, 'error' | 'retry' | 'talkToAdvisor'>,
) {
  const route = useUnit($route);
  const crashed = useRef(route);
  const { retry } = props;
  useEffect(() => {
    if (route !== crashed.current) retry();
  }, [route, retry]);
  return <CrashPage {...props} />;
}
