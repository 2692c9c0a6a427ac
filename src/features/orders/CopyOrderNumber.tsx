import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/toast/toast-queue';

/** Copies the order number, to be pasted where it is asked for. Absent where a page may not write to the clipboard. */
export function CopyOrderNumber({ orderNumber }: { orderNumber: string }) {
  const { t } = useLingui();
  if (!navigator.clipboard) return null;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(orderNumber);
      showToast({ text: <Trans>Ordernumret är kopierat.</Trans>, tone: 'success' });
    } catch {
      showToast({
        text: <Trans>Ordernumret kunde inte kopieras. Markera det och kopiera själv.</Trans>,
        tone: 'error',
      });
    }
  }

  return (
    <span data-screen-only>
      <Button variant="tertiary" size="small" aria-label={t`Kopiera ordernumret`} onClick={() => void copy()}>
        <Trans>Kopiera</Trans>
      </Button>
    </span>
  );
}
