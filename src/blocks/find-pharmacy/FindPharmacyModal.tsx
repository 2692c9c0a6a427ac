import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { Form } from '../../ui/form/Form';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { required } from '../../ui/form/validators';
import { Modal } from '../../ui/modal/Modal';
import { PlaceField } from '../place-field/PlaceField';
import * as styles from './FindPharmacyModal.css';
import { PharmacyStockList } from './PharmacyStockList';
import type { Subject } from './subject';
import { useSearchPosition } from './use-search-position';

interface FindPharmacyModalProps {
  product: Subject;
  onClose: () => void;
}

const rules = { place: [required] };

/** Lists pharmacies near a place or the visitor, with their stock of the product. */
export function FindPharmacyModal({ product, onClose }: FindPharmacyModalProps) {
  const { t } = useLingui();
  const results = useRef<HTMLElement>(null);
  const { near, locating, missing, searchPlace, searchPosition } = useSearchPosition();
  const [inStockOnly, setInStockOnly] = useState(false);
  const { marketingSensitive } = product;
  const toResults = () => results.current?.focus();

  function search(place: string): undefined {
    searchPlace(place);
    // On a phone, this closes the keyboard, which would cover the results.
    toResults();
  }

  return (
    <Modal title={t`Hitta på apotek`} onClose={onClose}>
      <div className={styles.stack}>
        <p>{product.title}</p>
        <Form rules={rules} onValid={({ place }) => search(place)} role="search" aria-label={t`Sök apotek`}>
          <div className={styles.search}>
            <PlaceField
              name="place"
              label={t`Ort, adress eller apotek`}
              onChoose={search}
              button={
                <SubmitButton>
                  <Trans>Sök</Trans>
                </SubmitButton>
              }
            />
            <Button variant="secondary" loading={locating} onClick={() => void searchPosition()}>
              <Trans>Använd min position</Trans>
            </Button>
          </div>
        </Form>
        {missing && (
          <Alert tone="warning">
            {missing === 'refused' ? (
              <Trans>Vi får inte använda din position. Tillåt det i inställningarna, eller sök på en ort.</Trans>
            ) : (
              <Trans>Vi kunde inte hämta din position. Försök igen, eller sök på en ort.</Trans>
            )}
          </Alert>
        )}
        {near && !marketingSensitive && (
          <Checkbox checked={inStockOnly} onChange={({ target }) => setInStockOnly(target.checked)}>
            <Trans>Visa bara apotek som har varan</Trans>
          </Checkbox>
        )}
        <section ref={results} className={styles.results} tabIndex={-1} aria-label={t`Apotek`}>
          {near ? (
            <PharmacyStockList
              key={`${JSON.stringify(near)} ${inStockOnly}`}
              product={product}
              near={near}
              inStockOnly={inStockOnly}
              onRetry={toResults}
            />
          ) : (
            <p className={styles.quiet}>
              {marketingSensitive ? (
                <Trans>Skriv en ort eller använd din position, så ser du apotek i närheten.</Trans>
              ) : (
                <Trans>Skriv en ort eller använd din position, så ser du lagersaldot på apotek i närheten.</Trans>
              )}
            </p>
          )}
        </section>
        <p className={styles.note}>
          {marketingSensitive ? (
            <Trans>Vi visar inte lagersaldo för den här varan. Ring apoteket och fråga om den finns.</Trans>
          ) : (
            <Trans>Lagersaldot uppdateras ungefär varannan timme. Ring gärna apoteket innan du går dit.</Trans>
          )}
        </p>
      </div>
    </Modal>
  );
}
