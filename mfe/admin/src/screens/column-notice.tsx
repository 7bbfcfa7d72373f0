import { useFocusHandover } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { type RefObject, useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

type Props = {
  readonly text: string;
  /** Gets the focus once the notice is dismissed. */
  readonly heading: RefObject<HTMLElement | null>;
};

/** Why a change of a package failed, until it is dismissed. */
export function ColumnNotice({ text, heading }: Props) {
  const dismiss = useUnit(useModel().notice.dismissed);
  const self = useRef<HTMLElementTagNameMap['ui-banner']>(null);
  useFocusHandover(self, heading);
  return (
    <ui-banner
      ref={self}
      tone="danger"
      text={text}
      action={content.dismiss}
      onui-action={() => dismiss()}
    />
  );
}
