import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NonReturnable, ReturnReason } from '../../../domain/order-return';

export const reasonTexts: Readonly<Record<ReturnReason, MessageDescriptor>> = {
  regret: msg`Jag har ångrat mig`,
  wrong: msg`Varan är fel eller skadad`,
  lackingInformation: msg`Informationen om varan räckte inte`,
  other: msg`Annat skäl`,
  unknown: msg`Annat skäl`,
};

export const nonReturnableTexts: Readonly<Record<NonReturnable, MessageDescriptor>> = {
  prescription: msg`Receptvaror kan inte returneras, eftersom de inte får säljas igen när de har lämnat apoteket.`,
  coldGoods: msg`Kylvaror kan inte returneras, eftersom de snabbt kan bli dåliga.`,
  foodstuff: msg`Livsmedel och kosttillskott tar vi inte i retur.`,
  medicine: msg`Läkemedel kan inte returneras, eftersom de inte får säljas igen när de har lämnat apoteket.`,
  notDelivered: msg`Varan har inte levererats, så det finns inget att returnera.`,
  noCost: msg`Varan kostade inget och behöver inte returneras.`,
  unknown: msg`Varan kan inte returneras här. Kontakta kundservice, så hjälper vi dig.`,
};
