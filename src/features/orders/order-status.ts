import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Order, OrderStatus } from '../../domain/order';
import { clock, cross, success } from '../../ui/icon/paths';

interface StatusTexts {
  text: MessageDescriptor;
  icon: string;
  tone: 'good' | 'waiting' | 'bad';
}

const processed = { text: msg`Behandlas`, icon: clock, tone: 'waiting' } as const;

const statusTexts: Readonly<Record<OrderStatus, StatusTexts>> = {
  confirmed: { text: msg`Bekräftad`, icon: success, tone: 'good' },
  delivered: { text: msg`Levererad`, icon: success, tone: 'good' },
  pending: processed,
  unknown: processed,
  notFulfilled: { text: msg`Syns snart`, icon: clock, tone: 'waiting' },
  rejected: { text: msg`Nekad`, icon: cross, tone: 'bad' },
  cancelled: { text: msg`Avbruten`, icon: cross, tone: 'bad' },
};

/** An order that is delivered to a pickup place still waits there. */
export function statusTextsOf({ status, pickupPlace }: Pick<Order, 'status' | 'pickupPlace'>): StatusTexts {
  const texts = statusTexts[status];
  if (status !== 'delivered' || pickupPlace === null) return texts;
  return { ...texts, text: msg`Framme på utlämningsstället` };
}

const thanks = msg`Tack för din beställning!`;

const headings: Readonly<Record<OrderStatus | 'nothing', MessageDescriptor>> = {
  confirmed: thanks,
  pending: thanks,
  notFulfilled: thanks,
  unknown: thanks,
  delivered: msg`Din beställning är levererad`,
  rejected: msg`Din beställning kunde inte godkännas`,
  cancelled: msg`Din beställning är avbruten`,
  nothing: msg`Här finns ingen beställning att visa`,
};

/** The page's heading, for no order and for one that is not known yet, too. */
export function headingOf(order: Pick<Order, 'status' | 'pickupPlace'> | 'nothing' | 'unknown'): MessageDescriptor {
  if (typeof order === 'string') return headings[order];
  const waits = order.status === 'delivered' && order.pickupPlace !== null;
  return waits ? msg`Din beställning är framme` : headings[order.status];
}

/** What the status means for the customer; null if the heading is enough. */
export const meaningOf: Readonly<Record<OrderStatus, MessageDescriptor | null>> = {
  confirmed: null,
  delivered: null,
  unknown: null,
  pending: msg`Vi behandlar din beställning. Sidan uppdateras av sig själv när den är klar.`,
  notFulfilled: msg`Din beställning syns här inom kort. Du behöver inte beställa igen.`,
  rejected: msg`Inga varor skickas. Kontakta kundservice om du undrar varför.`,
  cancelled: msg`Inga varor skickas. Har du redan betalat får du pengarna tillbaka.`,
};
