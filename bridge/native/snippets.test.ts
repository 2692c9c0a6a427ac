import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const below = (folder: string) =>
  readdirSync(path.join(import.meta.dirname, folder)).map((file) => `${folder}/${file}`);
/** Without white space, so that a line may be broken anywhere. */
const plain = (source: string) => source.replace(/\s+/g, '');
const has = (file: string, ...parts: string[]) => {
  const source = plain(read(file));
  for (const part of parts) expect(source, `${file}: ${part}`).toContain(plain(part));
};

describe('the iOS snippets', () => {
  it('listen to the main frame of the exact origin alone, its port included', () => {
    has(
      'ios/LuckanScriptHandler.swift',
      'isMainFrame: message.frameInfo.isMainFrame',
      'origin(of: message.frameInfo.securityOrigin)',
      'source.protocol + "://" + source.host + (source.port == 0 ? "" : ":" + String(source.port))',
    );
    has('swift/LuckanHost.swift', 'guard isMainFrame, settings.shopOrigins.contains(origin) else {');
  });

  it('hand messages over as an argument, to the shop’s page alone', () => {
    has(
      'ios/LuckanViewController.swift',
      'guard let address = webView.url?.absoluteString, settings.isShopPage(address) else { return }',
      'callAsyncJavaScript("window.__luckanReceive?.(message)", arguments: ["message": text]',
    );
    for (const file of [...below('ios'), ...below('swift')]) expect(read(file)).not.toContain('evaluateJavaScript');
  });

  it('set the cookie before the first load, and the mark at document start on a custom scheme', () => {
    const source = plain(read('ios/LuckanViewController.swift'));
    expect(source).toMatch(
      /httpCookieStore\.setCookie\(cookie\)\{\[weakself\]inTask\{@MainActorinself\?\.show\(\)\}\}/,
    );
    has(
      'ios/LuckanViewController.swift',
      'source: "window.__LUCKAN_APP__ = true", injectionTime: .atDocumentStart, forMainFrameOnly: true',
    );
  });

  it('open nothing inside but the shop, and no second web view', () => {
    has(
      'ios/LuckanPages.swift',
      'switch settings.destination(of: url, isMainFrame: target.isMainFrame, isPressed: isPressed)',
      'let isWanted = !response.isForMainFrame || settings.isShopPage(url)',
      'createWebViewWith configuration',
      'return nil',
    );
    expect(plain(read('ios/LuckanPages.swift')).match(/return\.allow/g)).toHaveLength(2);
  });

  it('watch over pages that never speak, end or cannot be had', () => {
    has('swift/LuckanHost.swift', 'stopWatching = clock(patience) { [weak self] in self?.app?.trouble(.silentPage) }');
    has('ios/LuckanViewController.swift', 'host.pageStarted() webView.load(URLRequest(url: start))');
    has(
      'ios/LuckanPages.swift',
      'func webViewWebContentProcessDidTerminate',
      'didFailProvisionalNavigation',
      'host?.pageFailed()',
    );
  });

  it('deal with back, insets, e-ID, tokens and documents', () => {
    has(
      'ios/LuckanViewController.swift',
      'host.back { [weak self] handled in if !handled { self?.close() } }',
      'settings.isReturn(link.absoluteString, to: returnUrl)',
    );
    has('ios/LuckanInsetsWatcher.swift', 'safeAreaInsets', 'keyboardWillChangeFrameNotification');
    has('swift/LuckanHost.swift', 'if envelope.payload.retryable { sendToken(fresh: true) }', 'asked == self.session');
    has('ios/LuckanOutside.swift', '[.universalLinksOnly: true]');
    has('ios/LuckanPdf.swift', 'settings.mayFetch(address)', 'completionHandler(nil)', '.completeFileProtection');
    has('ios/LuckanExampleApp.swift', 'trouble == .silentPage || trouble == .notLoaded', 'returnUrl: returnUrl');
  });
});

describe('the Android snippets', () => {
  it('listen by a message listener with exact origins, and ask for the frame', () => {
    has(
      'android/LuckanShop.kt',
      'WebViewCompat.addWebMessageListener(webView, NAME, settings.shopOrigins) { _, message, origin, isMainFrame, _ ->',
      'host.receive(it, origin.toString(), isMainFrame)',
      'const val NAME = "luckanHost"',
    );
    has('kotlin/LuckanHost.kt', 'if (!isMainFrame || sourceOrigin !in settings.shopOrigins) return');
    for (const file of below('android')) expect(read(file)).not.toMatch(/\.addJavascriptInterface\(/);
  });

  it('hand messages over as a quoted literal, to the shop’s page alone', () => {
    const scripts = below('android').flatMap(
      (file) => plain(read(file)).match(/evaluateJavascript\(.*?,null\)/g) ?? [],
    );
    expect(scripts).toEqual(['evaluateJavascript("window.__luckanReceive?.("+JsonText(message).encode()+")",null)']);
    has('android/LuckanShop.kt', 'if (!settings.isShopPage(webView.url ?: "")) return webView.evaluateJavascript');
  });

  it('set the cookie before the first load', () => {
    has(
      'android/LuckanShop.kt',
      'setCookie(start, cookie) { host.pageStarted() webView.loadUrl(start) }',
      '"luckan_app=1; Path=/; Max-Age=31536000; Secure; SameSite=Lax"',
    );
  });

  it('open nothing inside but the shop, and give the page none of the device', () => {
    has(
      'android/LuckanWebViewClient.kt',
      'settings.destinationOf(url, request.isForMainFrame, request.hasGesture())',
      'return destination != Destination.INSIDE',
      'if (settings.isShopPage(url)) return view.stopLoading()',
    );
    has(
      'android/LuckanShop.kt',
      'allowFileAccess = false',
      'allowContentAccess = false',
      'MIXED_CONTENT_NEVER_ALLOW',
      'setSupportMultipleWindows(false)',
    );
  });

  it('watch over pages that never speak, end or cannot be had', () => {
    has(
      'android/LuckanWebViewClient.kt',
      'override fun onRenderProcessGone',
      'if (request.isForMainFrame) host.pageFailed()',
    );
    has('kotlin/LuckanHost.kt', 'stopWatching = clock.after(patience) { app.onTrouble(Trouble.SilentPage) }');
    has('android/LuckanExampleActivity.kt', 'trouble == Trouble.SilentPage || trouble == Trouble.NotLoaded');
  });

  it('deal with back, insets, e-ID and documents', () => {
    has('android/LuckanBack.kt', 'host.back { handled -> if (!handled) close() }');
    has(
      'android/LuckanExampleActivity.kt',
      'onBackPressedDispatcher.addCallback(this, back)',
      'isReturn(link, returnUrl)',
    );
    has('android/LuckanInsets.kt', 'WindowInsetsCompat.Type.systemBars()', 'WindowInsetsCompat.Type.ime()');
    has('android/LuckanOutside.kt', 'Intent.CATEGORY_BROWSABLE', 'catch (missing: ActivityNotFoundException)');
    has(
      'android/LuckanPdf.kt',
      'if (!settings.mayFetch(url)) return null',
      'connection.instanceFollowRedirects = false',
    );
    has('android/proguard-rules.pro', '@android.webkit.JavascriptInterface <methods>;');
  });
});

describe('the React Native snippet', () => {
  const file = 'react-native/LuckanShop.tsx';

  it('listens to the shop’s page alone, and speaks to it alone', () => {
    has(
      file,
      'bridge.received(nativeEvent)',
      'if (isShopPage(settings, page.current)) webView.current?.injectJavaScript(script);',
    );
    expect(plain(read(file)).match(/injectJavaScript\(/g)).toHaveLength(1);
  });

  it('asks about every address, for what is on no list would be handed to other apps', () => {
    has(
      file,
      "originWhitelist={['*:*']}",
      'onShouldStartLoadWithRequest=',
      "return destination === 'inside';",
      'setSupportMultipleWindows={false}',
    );
  });

  it('sets the cookie before the first load', () => {
    has(file, 'if (!isMarked) return null;', "name: 'luckan_app'", 'window.__LUCKAN_APP__ = true');
  });

  it('watches over the page, and deals with back, insets and links', () => {
    has(
      file,
      'bridge.pageStarted()',
      'onContentProcessDidTerminate={pageEnded}',
      'onRenderProcessGone={pageEnded}',
      'onError={() => bridge.pageFailed()}',
    );
    has(
      file,
      'bridge.back().then((handled) => handled || close())',
      'useSafeAreaInsets()',
      'isReturn(url, returnUrl) && bridge.resumed()',
    );
  });
});
