import type { Customer } from '../../../api/expedition/schema';
import type { AreaPage } from '../area-page';

/** The terms that a page needs. */
export function termsOf({ section }: AreaPage): 'customer' | 'animal' {
  return section === 'animals' ? 'animal' : 'customer';
}

export function hasAccepted(customer: Customer, terms: 'customer' | 'animal'): boolean {
  return terms === 'animal' ? customer.termsConfirmedAnimal : customer.termsConfirmedCustomer;
}
