import type { ProductNumber } from '../../domain/ids';

type Ticket = Promise<string | undefined>;

let last: { productNumber: ProductNumber; ticket: Ticket } | undefined;

/** Stores the ticket of the last product page opened. */
export function storePageTicket(productNumber: ProductNumber, ticket: Ticket): Ticket {
  last = { productNumber, ticket };
  return ticket;
}

/** The product's ticket, if its page was the last one opened. @throws ApiError if it could not be fetched */
export function pageTicket(productNumber: ProductNumber): Ticket | undefined {
  return last?.productNumber === productNumber ? last.ticket : undefined;
}
