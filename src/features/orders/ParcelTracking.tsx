import { Trans } from '@lingui/react/macro';
import type { Parcel } from '../../domain/order';
import { Icon } from '../../ui/icon/Icon';
import { external } from '../../ui/icon/paths';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import * as styles from './Parcels.css';

/** A parcel's tracking: a link to the carrier, not available yet, or not supported. */
export function ParcelTracking({ parcel: { number, tracking, trackingNumber, trackingUrl } }: { parcel: Parcel }) {
  if (tracking === 'unsupported')
    return (
      <p className={styles.note}>
        <Trans>Paket med det här leveranssättet går inte att spåra.</Trans>
      </p>
    );
  if (trackingNumber === null && trackingUrl === null)
    return tracking === 'supported' ? (
      <p className={styles.note}>
        <Trans>Paketet går att spåra när det har skickats.</Trans>
      </p>
    ) : null;
  return (
    <div className={styles.tracking}>
      {trackingNumber !== null && (
        <span className={styles.note}>
          <Trans>Kollinummer {trackingNumber}</Trans>
        </span>
      )}
      {trackingUrl !== null && (
        <a
          className={`${standaloneLink} ${styles.track}`}
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          data-screen-only
        >
          <span>
            <Trans>Spåra paket {number}</Trans>
            <span className={visuallyHidden}>
              {' '}
              <Trans>(öppnas i en ny flik)</Trans>
            </span>
          </span>
          <Icon path={external} />
        </a>
      )}
    </div>
  );
}
