import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { PharmacyId, Position } from '../../domain/pharmacy';
import { useMedia } from '../../lib/use-media';
import { useConfig } from '../../platform/config/config';
import { IconButton } from '../../ui/button/IconButton';
import { maximize, minus, plus } from '../../ui/icon/paths';
import { media } from '../../ui/theme/media';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import type { MapPharmacy } from './clusters';
import { MapNote } from './MapNote';
import { moveOf } from './map-keys';
import * as styles from './PharmacyMap.css';
import { useMapView } from './use-map-view';
import { useNearTiles } from './use-near-tiles';

interface PharmacyMapProps {
  pharmacies: readonly MapPharmacy[];
  /** Those that are in view at first, or all of them: one that is far away would make the map of a place a map of the country. */
  around?: readonly MapPharmacy[] | undefined;
  /** Where the visitor searches from. */
  origin?: Position | undefined;
  selected: PharmacyId | null;
  /** Without it the pharmacies are only shown. */
  onSelect?: (id: PharmacyId | null) => void;
}

/** Pharmacies on a map that fills its container, beside a list that shows the same. */
export function PharmacyMap({ pharmacies, around, origin, selected, onSelect }: PharmacyMapProps) {
  const { t } = useLingui();
  const tiles = useConfig()?.map.tiles ?? null;
  const hasTouch = useMedia(media.touch);
  const [moving, setMoving] = useState(false);
  const end = useRef<HTMLSpanElement>(null);
  const help = useId();
  const { withheldFrom, agree } = useNearTiles(tiles, origin);
  const { surface, view, inView, tilesFailed } = useMapView({
    tiles,
    moving,
    pharmacies,
    around,
    origin,
    withholdsTiles: withheldFrom !== null,
    selected,
    onSelect,
  });
  const total = pharmacies.length;

  function pressKey(event: KeyboardEvent): void {
    const move = moveOf(event);
    if (move) {
      event.preventDefault();
      view?.move(move);
    } else if (event.key === 'Escape' && selected !== null) onSelect?.(null);
  }

  function showTiles(): void {
    agree();
    view?.showTiles();
    // The button disappears.
    surface.current?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.frame} aria-label={t`Karta`} data-screen-only>
      <button type="button" className={styles.skip} onClick={() => end.current?.focus()}>
        <Trans>Hoppa över kartan</Trans>
      </button>
      <div className={styles.controls}>
        {hasTouch && (
          <button
            type="button"
            className={styles.touchMode}
            aria-pressed={moving}
            onClick={() => setMoving((was) => !was)}
          >
            {moving ? <Trans>Sluta flytta kartan</Trans> : <Trans>Flytta kartan</Trans>}
          </button>
        )}
        <IconButton icon={plus} label={t`Zooma in`} onClick={() => view?.move({ kind: 'zoom', by: 1 })} />
        <IconButton icon={minus} label={t`Zooma ut`} onClick={() => view?.move({ kind: 'zoom', by: -1 })} />
        <IconButton icon={maximize} label={t`Visa alla apotek på kartan`} onClick={() => view?.showAll()} />
      </div>
      <div
        ref={surface}
        className={styles.surface}
        role="application"
        tabIndex={0}
        aria-label={t`Karta över apotek. Allt som kartan visar finns också i texten på sidan.`}
        aria-describedby={help}
        data-moving={moving || undefined}
        onKeyDown={pressKey}
      />
      <p id={help} hidden>
        <Trans>Flytta kartan med piltangenterna, zooma med plus och minus, gå mellan apotek med tabb.</Trans>
      </p>
      <p className={visuallyHidden} role="status">
        {inView !== null && (
          <Trans>
            {inView} av {total} apotek syns på kartan
          </Trans>
        )}
      </p>
      <MapNote tiles={tiles} failed={tilesFailed} withheldFrom={withheldFrom} onAgree={showTiles} />
      <span ref={end} tabIndex={-1} />
    </section>
  );
}
