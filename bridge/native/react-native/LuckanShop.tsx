/**
 * The shop in a React Native web view. Copy this folder into your app; it needs `@luckan/bridge`, `react-native-webview`,
 * `react-native-safe-area-context`, `@react-native-cookies/cookies` and, because React Native's own `URL` does not
 * parse, `react-native-url-polyfill`. The schemas need a Hermes that reads `/\p{Cc}/u`; that of React Native 0.74 does
 * not yet.
 */
import 'react-native-url-polyfill/auto';
import type { PreloadState } from '@luckan/bridge/host';
import type { PayloadOf } from '@luckan/bridge/protocol';
import CookieManager from '@react-native-cookies/cookies';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  AppState,
  BackHandler,
  Keyboard,
  Linking,
  Platform,
  useColorScheme,
  useWindowDimensions,
  View,
} from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { WebView } from 'react-native-webview';
import { addressOf, destinationOf, isReturn, isShopPage, type LuckanSettings, parseAddress } from './settings';
import { createShopBridge, type LuckanApp } from './shop-bridge';
import { startScript } from './start-script';

interface LuckanShopProps {
  /** Must be a stable object: a new one creates a new bridge. */
  app: LuckanApp;
  settings: LuckanSettings;
  /** An address below `/external/` of the shop. */
  start: string;
  /** The `returnUrl` of HELLO. */
  returnUrl: string;
  /** Called when the shop did not handle the back button, and at CLOSE_REQUESTED. Must be stable, like `app`. */
  close: () => void;
  /**
   * False: the shop is loaded ahead, invisible, and nothing of it counts as seen. Once it is true, `path` is opened in it.
   * What has expired is loaded anew, and what has failed when the customer returns to the app; what has failed and is
   * opened is loaded as usual. Unmount it to be rid of it.
   */
  isOpen?: boolean;
  /** The page that is opened, such as `/kassa/`, where it is not that of `start`. */
  path?: string;
  /** How far the page is that is loaded ahead. Must be stable, like `app`. */
  onPreload?: (state: PreloadState) => void;
}

export function LuckanShop({
  app,
  settings,
  start,
  returnUrl,
  close,
  isOpen = true,
  path = '/',
  onPreload,
}: LuckanShopProps) {
  const webView = useRef<WebView>(null);
  const page = useRef(start);
  const ended = useRef(0);
  const [isShown, setIsShown] = useState(isOpen);
  const [load, setLoad] = useState({ count: 0, address: isOpen ? start : null });
  const isMarked = useAppCookie(start);
  const bridge = useMemo(() => {
    // Only to the shop's own page.
    const inject = (script: string) => {
      if (isShopPage(settings, page.current)) webView.current?.injectJavaScript(script);
    };
    const clock = {
      setTimeout: (run: () => void, delay: number) => Number(setTimeout(run, delay)),
      clearTimeout: (timer: number | undefined) => clearTimeout(timer),
    };
    const again = () => setLoad(({ count }) => ({ count: count + 1, address: start }));
    const isInFront = () => AppState.currentState === 'active';
    const ahead = { load: again, isInFront, ...(onPreload && { onPreload }) };
    return createShopBridge({ settings, app, inject, clock, close, ...ahead });
  }, [settings, app, close, start, onPreload]);
  const insets = useInsets(bridge.insetsChanged);
  const appearance = useAppearance(bridge.appearanceChanged);

  useEffect(() => {
    if (isShown) return;
    if (!isOpen) return bridge.preload.start();
    void bridge.preload.open(path).then((isThere) => {
      setIsShown(true);
      if (!isThere) setLoad(({ count }) => ({ count: count + 1, address: addressOf(settings, path, start) ?? start }));
    });
  }, [bridge, isOpen, isShown, path, settings, start]);

  useEffect(() => {
    if (isShown || isOpen) return;
    // It does nothing while the page is loading or ready.
    const front = AppState.addEventListener('change', (state) => state === 'active' && bridge.preload.start());
    return () => front.remove();
  }, [bridge, isOpen, isShown]);

  useEffect(() => () => bridge.pageGone(), [bridge]);

  useEffect(() => {
    if (!isShown) return;
    const back = BackHandler.addEventListener('hardwareBackPress', () => {
      void bridge.back().then((handled) => handled || close());
      return true;
    });
    const front = AppState.addEventListener('change', (state) => state === 'active' && bridge.resumed());
    const link = Linking.addEventListener('url', ({ url }) => isReturn(url, returnUrl) && bridge.resumed());
    return () => {
      for (const listener of [back, front, link]) listener.remove();
    };
  }, [bridge, close, returnUrl, isShown]);

  /** The page's process has ended, usually because of low memory: reload once, then fail. One that is hidden waits. */
  function pageEnded() {
    const { hidden } = bridge.preload;
    bridge.pageGone();
    if (hidden) return;
    ended.current += 1;
    if (ended.current <= 1) setLoad({ ...load, count: load.count + 1 });
    else bridge.pageFailed();
  }

  if (!isMarked) return null;
  if (load.address === null) return null;
  return (
    <View
      style={isShown ? { flex: 1 } : { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0, opacity: 0 }}
      pointerEvents={isShown ? 'auto' : 'none'}
      accessibilityElementsHidden={!isShown}
      importantForAccessibility={isShown ? 'auto' : 'no-hide-descendants'}
    >
      <WebView
        key={load.count}
        ref={webView}
        source={{ uri: load.address }}
        // Addresses that do not match this list would be opened in other apps: every address is checked below instead.
        originWhitelist={['*:*']}
        onShouldStartLoadWithRequest={({ url, isTopFrame, navigationType }) => {
          // Only iOS reports the cause and the frame; Android only asks about pages in the top frame.
          const isPressed = navigationType === 'click' || Platform.OS === 'android';
          const destination = destinationOf(settings, { url, isTopFrame: isTopFrame ?? true, isPressed });
          if (destination === 'outside') void app.openOutside(url);
          return destination === 'inside';
        }}
        onMessage={({ nativeEvent }) => bridge.received(nativeEvent)}
        onNavigationStateChange={({ url }) => {
          page.current = url;
        }}
        onLoadStart={({ nativeEvent: { url } }) => {
          page.current = url;
          if (isShopPage(settings, url)) bridge.pageStarted();
        }}
        onError={() => bridge.pageFailed()}
        onHttpError={({ nativeEvent }) => nativeEvent.statusCode >= 500 && bridge.pageFailed()}
        onContentProcessDidTerminate={pageEnded}
        onRenderProcessGone={pageEnded}
        // Custom schemes have no cookies.
        injectedJavaScriptBeforeContentLoaded={
          (start.startsWith('https:') ? '' : 'window.__LUCKAN_APP__ = true; ') +
          startScript({ ...app.hello(null), ...appearance, insets })
        }
        // Android's web view would enlarge text once more, and text alone.
        textZoom={100}
        // The shop has its own history.
        allowsBackForwardNavigationGestures={false}
        setSupportMultipleWindows={false}
        mixedContentMode="never"
        allowFileAccess={false}
        // The shop asks for the position when the customer presses a button; on Android this asks for the app's permission.
        geolocationEnabled
        webviewDebuggingEnabled={false}
      />
    </View>
  );
}

/** Opens an allowed address; for `openOutside` of your app. */
export function openOutside(url: string): Promise<boolean> {
  return Linking.openURL(url).then(
    () => true,
    () => false,
  );
}

/** Marks the web view as inside an app before the first request; the name is `appCookie` in `/config.json`. */
function useAppCookie(start: string): boolean {
  const [isSet, setIsSet] = useState(false);
  useEffect(() => {
    const address = parseAddress(start);
    if (address?.scheme !== 'https') return setIsSet(true);
    const cookie = { name: 'luckan_app', value: '1', path: '/', secure: true };
    void CookieManager.set(address.origin, cookie, Platform.OS === 'ios').then(() => setIsSet(true));
  }, [start]);
  return isSet;
}

/** Light or dark and the size of text, as the system or `Appearance.setColorScheme` of your app has them. */
function useAppearance(changed: (appearance: PayloadOf<'APPEARANCE'>) => void): PayloadOf<'APPEARANCE'> {
  const colorScheme = useColorScheme() === 'dark' ? 'dark' : 'light';
  // The page ignores implausible values, so they are clamped.
  const fontScale = Math.min(Math.max(0.5, useWindowDimensions().fontScale), 5);
  useEffect(() => changed({ colorScheme, fontScale }), [changed, colorScheme, fontScale]);
  return { colorScheme, fontScale };
}

/** Safe area and keyboard, in CSS pixels. Returns the safe area. */
function useInsets(changed: (insets: PayloadOf<'INSETS'>) => void): PayloadOf<'INSETS'> {
  const { top, right, bottom, left } = useSafeAreaInsets();
  const [keyboard, setKeyboard] = useState(0);
  useEffect(() => {
    const shown = Keyboard.addListener('keyboardDidShow', ({ endCoordinates }) => setKeyboard(endCoordinates.height));
    const hidden = Keyboard.addListener('keyboardDidHide', () => setKeyboard(0));
    return () => {
      shown.remove();
      hidden.remove();
    };
  }, []);
  useEffect(() => changed({ top, right, bottom, left, keyboard }), [changed, top, right, bottom, left, keyboard]);
  return { top, right, bottom, left };
}
