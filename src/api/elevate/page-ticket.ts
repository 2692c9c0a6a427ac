import type { ProductNumber } from '../../domain/ids';

type Ticket = Promise<string | undefined>;

let last: { of: ProductNumber; ticket: Ticket } | undefined;

/** Keeps the ticket of the product page that was opened last. */
export function keepPageTicket(of: ProductNumber, ticket: Ticket): Ticket {
  last = { of, ticket };
  return ticket;
}

/** The ticket of a product whose page was opened last; undefined for all others. @throws ApiError where it was not given */
export function pageTicket(of: ProductNumber): Ticket | undefined {
  return last?.of === of ? last.ticket : undefined;
}
