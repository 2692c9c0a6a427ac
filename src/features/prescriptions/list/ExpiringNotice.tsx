import { Plural, Trans } from '@lingui/react/macro';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';

interface ExpiringNoticeProps {
  /** Prescriptions that expire soon. */
  count: number;
  /** The list has been sorted by expiry. */
  isSorted: boolean;
  onSort: () => void;
}

/** Says how many prescriptions expire soon, and offers to show them first. */
export function ExpiringNotice({ count, isSorted, onSort }: ExpiringNoticeProps) {
  if (count === 0) return null;
  if (isSorted) {
    return (
      <Alert tone="success">
        <Trans>Recepten som går ut först visas först.</Trans>
      </Alert>
    );
  }
  return (
    <Alert
      tone="info"
      title={<Plural value={count} one="# recept går snart ut" other="# recept går snart ut" />}
      action={
        <Button variant="secondary" size="small" onClick={onSort}>
          <Trans>Visa dem först</Trans>
        </Button>
      }
    >
      <Trans>Hämta ut det du behöver innan dess, eller be vården om ett nytt recept.</Trans>
    </Alert>
  );
}
