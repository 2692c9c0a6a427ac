import { limits } from '../../domain/limits';
import type { Category } from '../consent/categories';
import { visitorCategory } from './visitor';

export interface CookieRow {
  category: Category;
  /** Milliseconds, or until the browser is closed. */
  life: number | 'session';
  /** Who sets it, where that is not the shop's script: then no script of the shop may remove it either. */
  setBy?: 'app' | 'service' | 'tags';
}

const day = 24 * 3_600_000;

/** A name that ends in `*` stands for all that begin so. */
const rows = {
  luckan_cart: { category: 'necessary', life: limits.cookies.cartId },
  luckan_consent: { category: 'necessary', life: limits.cookies.consent },
  luckan_features: { category: 'necessary', life: limits.cookies.features },
  luckan_session: { category: 'necessary', life: 3_600_000, setBy: 'service' },
  luckan_eid: { category: 'necessary', life: 300_000, setBy: 'service' },
  luckan_app: { category: 'necessary', life: 'session', setBy: 'app' },
  luckan_user: { category: visitorCategory, life: limits.cookies.userId },
  _ga: { category: 'statistics', life: 2 * 365 * day, setBy: 'tags' },
  '_ga_*': { category: 'statistics', life: 2 * 365 * day, setBy: 'tags' },
  '_gcl_*': { category: 'marketing', life: 90 * day, setBy: 'tags' },
} as const satisfies Record<string, CookieRow>;

export type CookieName = keyof typeof rows;

/** Every cookie of the shop's host that is known, with its consent category. Others are removed without consent. */
export const cookieRegistry: Readonly<Record<CookieName, CookieRow>> = rows;
