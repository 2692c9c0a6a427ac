import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { print } from '../../ui/icon/paths';

export function PrintButton() {
  return (
    <div data-screen-only>
      <Button variant="secondary" size="small" onClick={() => window.print()}>
        <Icon path={print} />
        <Trans>Skriv ut</Trans>
      </Button>
    </div>
  );
}
