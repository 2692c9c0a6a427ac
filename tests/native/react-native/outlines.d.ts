/** The parts of React Native and of its packages that the snippet uses, in outline: it is checked against them. */
declare module 'react-native' {
  interface Listener {
    remove(): void;
  }
  export const AppState: {
    currentState: string;
    addEventListener(event: 'change', listener: (state: string) => void): Listener;
  };
  export const BackHandler: { addEventListener(event: 'hardwareBackPress', listener: () => boolean): Listener };
  export const Keyboard: {
    addListener(event: string, listener: (event: { endCoordinates: { height: number } }) => void): Listener;
  };
  export const Linking: {
    addEventListener(event: 'url', listener: (event: { url: string }) => void): Listener;
    openURL(url: string): Promise<unknown>;
  };
  export function useColorScheme(): 'light' | 'dark' | null | undefined;
  export function useWindowDimensions(): { width: number; height: number; scale: number; fontScale: number };

  import type { Component, ReactNode } from 'react';

  interface ViewProps {
    style: Record<string, string | number>;
    pointerEvents: 'auto' | 'none';
    /** On iOS alone. */
    accessibilityElementsHidden: boolean;
    /** On Android alone. */
    importantForAccessibility: 'auto' | 'no-hide-descendants';
    children: ReactNode;
  }
  export class View extends Component<ViewProps> {}
  export const Platform: { OS: 'ios' | 'android' };
}

declare module 'react-native-webview' {
  import type { Component } from 'react';

  interface Native<Event> {
    nativeEvent: Event;
  }
  interface Navigation {
    url: string;
    /** On iOS alone. */
    isTopFrame?: boolean;
    navigationType?: 'click' | 'formsubmit' | 'backforward' | 'reload' | 'formresubmit' | 'other';
  }
  interface Props {
    source: { uri: string };
    originWhitelist: string[];
    onShouldStartLoadWithRequest(request: Navigation): boolean;
    onMessage(event: Native<{ data: string; url: string }>): void;
    onNavigationStateChange(state: { url: string }): void;
    onLoadStart(event: Native<{ url: string }>): void;
    onError(): void;
    onHttpError(event: Native<{ statusCode: number }>): void;
    onContentProcessDidTerminate(): void;
    onRenderProcessGone(): void;
    injectedJavaScriptBeforeContentLoaded: string;
    /** On Android alone. */
    textZoom: number;
    allowsBackForwardNavigationGestures: boolean;
    setSupportMultipleWindows: boolean;
    mixedContentMode: 'never';
    allowFileAccess: boolean;
    geolocationEnabled: boolean;
    webviewDebuggingEnabled: boolean;
  }
  export class WebView extends Component<Props> {
    injectJavaScript(script: string): void;
  }
}

declare module 'react-native-safe-area-context' {
  export function useSafeAreaInsets(): { top: number; right: number; bottom: number; left: number };
}

declare module '@react-native-cookies/cookies' {
  const CookieManager: {
    set(
      url: string,
      cookie: { name: string; value: string; path: string; secure: boolean },
      useWebKit: boolean,
    ): Promise<boolean>;
  };
  export default CookieManager;
}

declare module 'react-native-url-polyfill/auto';
