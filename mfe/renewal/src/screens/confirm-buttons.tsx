import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** 'BACK', unless the renewal has begun, and 'CONFIRM & CONTINUE'. */
export function ConfirmButtons({ canGoBack }: { readonly canGoBack: boolean }) {
  const { confirm } = useModel();
  const { isBusy, goBack } = useUnit({ isBusy: confirm.$isBusy, goBack: confirm.backPressed });
  return (
    <div className="form-foot">
      {canGoBack ? (
        <ui-button
          variant="secondary"
          size="lg"
          label={content.confirm.back}
          onClick={() => goBack()}
        />
      ) : null}
      <ui-button
        className="grow-sm"
        type="submit"
        size="lg"
        label={content.confirm.action}
        loading={isBusy}
        busyLabel={content.confirm.sending}
      />
    </div>
  );
}
