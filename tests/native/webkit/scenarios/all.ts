import type { Scenario } from '../scenario';
import { buy } from './buy';
import { handshake } from './handshake';

export const scenarios: readonly Scenario[] = [...handshake, ...buy];
