import * as v from 'valibot';
import { stored } from '../../platform/storage/storage';
import { storedAtom } from '../../platform/storage/stored-atom';

const schema = v.record(v.string(), v.literal(true));

/** Substances whose disclaimer the visitor has accepted: stored as true per substance. */
export const acceptedDisclaimers = stored('acceptedDisclaimers', { schema, fallback: {} });
export const acceptedDisclaimersAtom = storedAtom(acceptedDisclaimers);

/** Substances whose disclaimer was declined in this tab: it opens again only when the customer wants to buy. */
export const declinedDisclaimers = stored('declinedDisclaimers', { schema, fallback: {} });
