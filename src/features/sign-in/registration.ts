import type { Registration } from '../../domain/eid';

/** Who asks, here. */
export const registration: Registration = 'kundklubb';
