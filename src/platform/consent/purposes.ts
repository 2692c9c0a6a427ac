import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CookieName } from '../cookies/registry';
import type { ForeignEntryName } from '../storage/foreign-entries';
import type { EntryName } from '../storage/registry';

/** What each cookie is for, as visitors read it. */
export const cookiePurposes: Record<CookieName, MessageDescriptor> = {
  luckan_cart: msg`Kommer ihåg vilken varukorg som är din.`,
  luckan_consent: msg`Kommer ihåg vad du har valt om kakor, och när.`,
  luckan_features: msg`Håller reda på vilka funktioner i butiken som är påslagna för dig.`,
  luckan_session: msg`Håller dig inloggad. Den sätts när du loggar in.`,
  luckan_eid: msg`Knyter en påbörjad inloggning med e-legitimation till din webbläsare.`,
  luckan_app: msg`Talar om att du handlar i appen, som sätter den.`,
  luckan_user: msg`Ett slumpat nummer som räknar återkommande besök, avgör vilken variant du ser när vi provar något nytt och följer med varukorgen.`,
  _ga: msg`Skiljer besökare åt i statistiken, med ett slumpat nummer (Google Analytics).`,
  '_ga_*': msg`Håller ihop ett besök i statistiken (Google Analytics).`,
  '_gcl_*': msg`Räknar köp efter klick på annonser (Google Ads).`,
};

/** What each entry in the browser's storage is for. */
export const entryPurposes: Record<EntryName, MessageDescriptor> = {
  token: msg`Håller dig inloggad mellan sidor.`,
  lastSubject: msg`Märker om någon annan loggar in, så att uppgifter inte blandas ihop.`,
  lastActive: msg`När du senast var aktiv, för att logga ut dig om du lämnar datorn.`,
  inactivity: msg`Hur den senaste inloggningen slutade.`,
  openPayment: msg`Betalningen som pågår i fliken.`,
  knownPayment: msg`Din senaste betalning, så att du kan se beställningen.`,
  waitingWrites: msg`Ändringar i varukorgen som ännu inte har sparats.`,
  cartProducts: msg`Varorna i varukorgen, så att de visas direkt.`,
  lastOrder: msg`Din senaste beställning, för orderbekräftelsen.`,
  orderAccess: msg`Låter dig se de beställningar som du har sökt fram.`,
  trackedPurchase: msg`Gör att ett köp inte räknas två gånger.`,
  reportedOrder: msg`Gör att appen får veta om en beställning bara en gång.`,
  trackedCheckout: msg`Gör att ett besök i kassan inte räknas två gånger.`,
  waitingEvents: msg`Statistik som väntar på att skickas, till exempel om ett köp.`,
  waitingForAds: msg`Köp efter annonser som väntar på att räknas.`,
  bankIdOrder: msg`En inloggning med BankID som pågår i fliken.`,
  bankIdReturn: msg`Hittar tillbaka till inloggningen när du kommer från BankID-appen.`,
  frejaNonce: msg`Skyddar inloggningen med Freja.`,
  watchSecret: msg`Låter dig ta bort en bevakning av en vara.`,
  postalCode: msg`Postnumret som du har skrivit, för att visa leveranssätt.`,
  acceptedDisclaimers: msg`Vilka varningstexter om läkemedel du har läst.`,
  declinedDisclaimers: msg`Vilka varningstexter om läkemedel du har valt bort.`,
  favourites: msg`Dina favoriter.`,
  myPharmacy: msg`Apoteket som du har valt som ditt.`,
  searchSession: msg`Slumpade nummer som låter sökningen visa vad du nyligen har sökt och tittat på, och förslag som passar dig.`,
  consentChanged: msg`Låter butikens andra flikar följa ditt val om kakor.`,
  flags: msg`Vilka nya funktioner som provas i butiken, så att du möter samma variant nästa gång.`,
  dismissedMessages: msg`Vilka meddelanden från oss som du har stängt.`,
  cookies: msg`Ersätter kakorna där sådana inte finns.`,
  scroll: msg`Hur långt ner på sidan du var, när du går tillbaka.`,
  carriedState: msg`Tar med ditt knapptryck till nästa sida, till exempel ett påbörjat köp.`,
  chunkFailed: msg`Gör att sidan laddas om en gång om en ny version av butiken har kommit.`,
  silentHost: msg`Att appen inte har svarat, så att sidorna inte väntar på den.`,
  tokenByHost: msg`Om appen sköter inloggningen. Gör den inte det kan butiken hämta din varukorg tidigare.`,
  salesChannel: msg`Att du handlar genom vår läkarpartner.`,
};

/** What tags store in the browser's storage. */
export const foreignEntryPurposes: Record<ForeignEntryName, MessageDescriptor> = {
  _gcl_ls: msg`Räknar köp efter klick på annonser, där kakor inte räcker (Google Ads).`,
};
