import { type HostCapability, hostCapabilities, type PayloadOf } from '../../protocol';
import type { DeviceName } from '../device/devices';

/** What an app can declare in HELLO. */
export const capabilities = hostCapabilities;

export type Capability = HostCapability;
export type Mode = 'external' | 'site';
export type Scheme = 'system' | 'light' | 'dark';
export type Theme = NonNullable<PayloadOf<'HELLO'>['theme']>;

export interface Setup {
  mode: Mode;
  /** Where the shop starts, without `/external`. */
  path: string;
  device: DeviceName;
  rotated: boolean;
  /** Of the harness itself. */
  scheme: Scheme;
  /** Null leaves the shop its own theme. */
  theme: Theme | null;
  /** False plays an old app, which never answers. */
  answersReady: boolean;
  capabilities: readonly Capability[];
}

export const initialSetup: Setup = {
  mode: 'external',
  path: '/',
  device: 'phone',
  rotated: false,
  scheme: 'system',
  theme: null,
  answersReady: true,
  capabilities: ['pdfUrl', 'findPharmacy', 'viewCheckout', 'openExternal'],
};
