/** Allowed imports: a folder's files import from their own folder and from those listed for it. */
const upToDomain = ['src/lib', 'src/domain'];
const upToApi = [...upToDomain, 'src/routes', 'src/i18n', 'src/telemetry', 'src/api'];
const upToPlatform = [...upToApi, 'src/platform'];
const upToSession = [...upToPlatform, 'src/session', 'src/ui'];
const upToCart = [...upToSession, 'src/cart'];
const upToBlocks = [...upToCart, 'src/blocks'];

export const mayImport: Record<string, string[]> = {
  'src/lib': [],
  'bridge/protocol': [],
  'bridge/guest': ['bridge/protocol'],
  'bridge/host': ['bridge/protocol'],
  'bridge/testing': ['bridge/protocol', 'bridge/guest'],
  'bridge/package': ['build', 'bridge/protocol'],
  'bridge/native': ['bridge/protocol', 'bridge/host'],
  'bridge/harness': ['bridge', 'src/ui', 'src/lib'],
  'src/domain': ['src/lib'],
  'src/ui': ['src/lib'],
  'src/routes': upToDomain,
  'src/i18n': upToDomain,
  'src/telemetry': upToDomain,
  'src/api': upToDomain,
  'src/platform': [
    ...upToDomain,
    'src/routes',
    'src/i18n',
    'src/telemetry',
    'src/ui',
    'bridge/guest',
    'bridge/protocol',
  ],
  'src/session': [...upToPlatform, 'src/ui'],
  'src/cart': upToSession,
  'src/blocks': upToCart,
  'src/dev': ['src/ui', 'bridge/host', 'bridge/protocol'],
  'src/app': ['src'],
  'src/frames': ['src/api/checkout-frames'],
  fixtures: ['src/lib', 'src/domain', 'src/api', 'src/routes', 'src/i18n', 'bridge'],
};

/** Each feature is independent: its own folder is the rule's group. */
export const featuresMayImport = upToBlocks;

/** Prescription code stays in the folders that handle prescriptions. */
export const mayReadExpedition = [
  'src/api/expedition',
  'src/features/prescriptions',
  'src/cart',
  'src/blocks/prescription-events',
  'src/blocks/prescription-rows',
  'src/blocks/prescribed-product',
  'src/app',
  'fixtures',
  'tests',
];

/** Domain rules are plain functions without these libraries. */
export const notInDomain = ['react', 'react-dom', 'jotai', 'wouter', '@tanstack', '@lingui', '@vanilla-extract'];
