import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderStatus } from '../../domain/order';
import { clock, cross, success } from '../../ui/icon/paths';

interface StatusWords {
  text: MessageDescriptor;
  icon: string;
  tone: 'good' | 'waiting' | 'bad';
}

const processed = { text: msg`Behandlas`, icon: clock, tone: 'waiting' } as const;

export const statusWords: Readonly<Record<OrderStatus, StatusWords>> = {
  confirmed: { text: msg`Bekräftad`, icon: success, tone: 'good' },
  delivered: { text: msg`Levererad`, icon: success, tone: 'good' },
  pending: processed,
  unknown: processed,
  notFulfilled: { text: msg`Syns snart`, icon: clock, tone: 'waiting' },
  rejected: { text: msg`Nekad`, icon: cross, tone: 'bad' },
  cancelled: { text: msg`Avbruten`, icon: cross, tone: 'bad' },
};
