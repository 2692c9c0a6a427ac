import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Order } from '../../../domain/order';
import { type OrderStep, orderTimeline } from '../../../domain/order-timeline';
import { formatLongDate } from '../../../i18n/format';
import { Icon } from '../../../ui/icon/Icon';
import { check, clock, cross } from '../../../ui/icon/paths';
import { visuallyHidden } from '../../../ui/theme/visually-hidden.css';
import * as styles from './OrderTimeline.css';

/** The steps of an order from the shop to its receiver, with their dates. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useLingui();
  const steps = orderTimeline(order);
  const current = steps.findLast(({ done }) => done);
  return (
    <ol className={styles.steps} aria-label={t`Så långt har din beställning kommit`}>
      {steps.map((step) => (
        <li
          key={step.name}
          className={step.done ? styles.done : styles.ahead}
          aria-current={step === current && 'step'}
        >
          <Icon path={iconOf(step)} />
          <div className={styles.text}>
            <p className={styles.name}>
              {nameOf(step, order)}
              {!step.done && (
                <span className={visuallyHidden}>
                  {' '}
                  <Trans>(återstår)</Trans>
                </span>
              )}
            </p>
            <StepDetail step={step} order={order} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function StepDetail({ step: { name, done, at, some }, order }: { step: OrderStep; order: Order }) {
  if (at !== null) return <p className={styles.detail}>{formatLongDate(at)}</p>;
  if (some) {
    const { parcels, of } = some;
    return (
      <p className={styles.detail}>
        <Trans>
          {parcels} av {of} paket
        </Trans>
      </p>
    );
  }
  if (name !== 'delivered' || done || order.preliminaryDate === null) return null;
  return (
    <p className={styles.detail}>
      <Trans>Preliminärt {formatLongDate(order.preliminaryDate)}</Trans>
    </p>
  );
}

function nameOf({ name }: OrderStep, { status, pickupPlace }: Order): ReactNode {
  if (name === 'received') return <Trans>Mottagen</Trans>;
  if (name === 'dispatched') return <Trans>Skickad</Trans>;
  if (name === 'withdrawn') return <Trans>Ångrad</Trans>;
  if (name === 'partlyWithdrawn') return <Trans>Delvis ångrad</Trans>;
  if (name === 'calledOff') return status === 'rejected' ? <Trans>Nekad</Trans> : <Trans>Avbruten</Trans>;
  return pickupPlace === null ? <Trans>Levererad</Trans> : <Trans>Framme på utlämningsstället</Trans>;
}

function iconOf({ name, done }: OrderStep): string {
  if (name === 'calledOff') return cross;
  return done ? check : clock;
}
