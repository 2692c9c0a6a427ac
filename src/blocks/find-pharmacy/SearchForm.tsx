import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { Form } from '../../ui/form/Form';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { required } from '../../ui/form/validators';
import { PlaceField } from '../place-field/PlaceField';
import * as styles from './find-pharmacy.css';
import type { VisitorPosition } from './use-visitor-position';

interface SearchFormProps {
  /** The place searched for; empty without one. */
  place: string;
  position: VisitorPosition;
  onPlace: (place: string) => void;
  /** The visitor's position is known. */
  onPosition: () => void;
}

const rules = { place: [required] };

/** Searches near a place, a street or a pharmacy by name, or near the visitor. */
export function SearchForm({ place, position, onPlace, onPosition }: SearchFormProps) {
  const { t } = useLingui();

  function search(typed: string): undefined {
    position.cancel();
    onPlace(typed);
  }

  async function searchHere(): Promise<void> {
    if (await position.locate()) onPosition();
  }

  return (
    <>
      <Form rules={rules} onValid={(values) => search(values.place)} role="search" aria-label={t`Sök apotek`}>
        <div className={styles.search}>
          <PlaceField
            name="place"
            label={t`Ort, adress eller apotek`}
            value={place}
            onChoose={search}
            button={
              <SubmitButton>
                <Trans>Sök</Trans>
              </SubmitButton>
            }
          />
          <div className={styles.here}>
            <Button variant="secondary" loading={position.locating} onClick={() => void searchHere()}>
              <Trans>Använd min position</Trans>
            </Button>
          </div>
        </div>
      </Form>
      {position.missing && (
        <Alert tone="warning">
          {position.missing === 'refused' ? (
            <Trans>Vi får inte använda din position. Tillåt det i inställningarna, eller sök på en ort.</Trans>
          ) : (
            <Trans>Vi kunde inte hämta din position. Försök igen, eller sök på en ort.</Trans>
          )}
        </Alert>
      )}
    </>
  );
}
