/** The transports that the harness can simulate. */
export const transportNames = ['iframe', 'webkit', 'android', 'reactNative'] as const;

export type Transport = (typeof transportNames)[number];

export const transportTitles: Readonly<Record<Transport, string>> = {
  iframe: 'Web page (iframe)',
  webkit: 'iOS (WebKit handler)',
  android: 'Android (message listener)',
  reactNative: 'React Native',
};
