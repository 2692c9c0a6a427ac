import { Trans } from '@lingui/react/macro';
import { toastAction } from '../../ui/toast/action.css';

/** Beside `OfflineNotice`: the page is not opened later. In one short word: on a phone the toast is narrow. */
export function StayHere({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={toastAction} onClick={onPress}>
      <Trans>Avbryt</Trans>
    </button>
  );
}
