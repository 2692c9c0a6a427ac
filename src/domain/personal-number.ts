import Personnummer from 'personnummer';

/** As the shop asks for it: `ÅÅÅÅMMDD-XXXX`. The library alone accepts other forms, too. */
const pattern = /^\d{8}-\d{4}$/;

/** Whether this is a personal or coordination number: its form, an existing day, and a fitting check digit. */
export function isPersonalNumber(text: string): boolean {
  return pattern.test(text) && Personnummer.valid(text);
}
