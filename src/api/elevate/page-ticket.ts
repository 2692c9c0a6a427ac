import type { ProductNumber } from '../../domain/ids';

type Ticket = Promise<string | undefined>;

let last: { of: ProductNumber; ticket: Ticket } | undefined;

/** Stores the ticket of the last product page opened. */
export function storePageTicket(of: ProductNumber, ticket: Ticket): Ticket {
  last = { of, ticket };
  return ticket;
}

/** The product's ticket, if its page was the last one opened. @throws ApiError if it could not be fetched */
export function pageTicket(of: ProductNumber): Ticket | undefined {
  return last?.of === of ? last.ticket : undefined;
}
