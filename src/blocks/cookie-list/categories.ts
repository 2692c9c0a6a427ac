import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Category } from '../../platform/consent/categories';

/** The categories of consent in their order, as visitors read them. */
export const categoryTexts: Readonly<Record<Category, { name: MessageDescriptor; about: MessageDescriptor }>> = {
  necessary: {
    name: msg`Nödvändiga`,
    about: msg`Varukorg, inloggning, betalning och det du själv ber oss spara. Butiken fungerar inte utan dem.`,
  },
  preferences: {
    name: msg`Inställningar`,
    about: msg`Det du nyligen har sökt och tittat på, förslag som passar dig, och omdömen från ett annat företag.`,
  },
  statistics: {
    name: msg`Statistik`,
    about: msg`Räknar besök och mäter hur butiken fungerar, så att vi kan göra den bättre.`,
  },
  marketing: {
    name: msg`Marknadsföring`,
    about: msg`Erbjudanden och annonser som är relevanta för dig, och vilka av dem som leder till köp.`,
  },
};

export const categories = Object.keys(categoryTexts) as Category[];
