import { Plural, Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';

interface ExpiringNoticeProps {
  /** Prescriptions that expire soon. */
  count: number;
  /** The list has been sorted by expiry. */
  isSorted: boolean;
  onSort: () => void;
  /** New ones are written by a veterinarian. */
  ofAnimals: boolean;
}

/** Says how many prescriptions expire soon, and offers to show them first; then says that they are. */
export function ExpiringNotice({ count, isSorted, onSort, ofAnimals }: ExpiringNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  if (count === 0) return null;

  function sort(): void {
    // The button is about to be removed.
    notice.current?.focus({ preventScroll: true });
    onSort();
  }

  return (
    <div ref={notice} tabIndex={-1}>
      {isSorted ? (
        <Alert tone="success">
          <Trans>Recepten som går ut först visas först.</Trans>
        </Alert>
      ) : (
        <Alert
          tone="info"
          title={<Plural value={count} one="# recept går snart ut" other="# recept går snart ut" />}
          action={
            <Button variant="secondary" size="small" onClick={sort}>
              <Plural value={count} one="Visa det först" other="Visa dem först" />
            </Button>
          }
        >
          {ofAnimals ? (
            <Trans>Hämta ut det du behöver innan dess, eller be veterinären om ett nytt recept.</Trans>
          ) : (
            <Trans>Hämta ut det du behöver innan dess, eller be vården om ett nytt recept.</Trans>
          )}
        </Alert>
      )}
    </div>
  );
}
