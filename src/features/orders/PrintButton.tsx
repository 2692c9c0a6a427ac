import { Trans } from '@lingui/react/macro';
import { embedder } from '../../platform/embedder/current';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { print } from '../../ui/icon/paths';

/** Absent in an app: in its web view the browser's function to print does nothing. */
export function PrintButton() {
  if (!embedder().can('print')) return null;
  return (
    <div data-screen-only>
      <Button variant="secondary" size="small" onClick={() => window.print()}>
        <Icon path={print} />
        <Trans>Skriv ut</Trans>
      </Button>
    </div>
  );
}
