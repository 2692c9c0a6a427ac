import type { Scenario } from '../scenario';
import { handshake } from './handshake';

export const scenarios: readonly Scenario[] = [...handshake];
