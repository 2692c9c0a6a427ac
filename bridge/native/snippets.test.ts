import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const below = (folder: string) =>
  readdirSync(path.join(import.meta.dirname, folder)).map((file) => `${folder}/${file}`);
/** Without white space, so that line breaks do not matter. */
const plain = (source: string) => source.replace(/\s+/g, '');
const has = (file: string, ...parts: string[]) => {
  const source = plain(read(file));
  for (const part of parts) expect(source, `${file}: ${part}`).toContain(plain(part));
};

describe('the iOS snippets (read from the sources)', () => {
  it('accept messages of the main frame with the exact origin only, including its port', () => {
    has(
      'ios/LuckanScriptHandler.swift',
      'isMainFrame: message.frameInfo.isMainFrame',
      'origin(of: message.frameInfo.securityOrigin)',
      'source.protocol + "://" + source.host + (source.port == 0 ? "" : ":" + String(source.port))',
    );
    has('swift/LuckanHost.swift', 'guard isMainFrame, settings.shopOrigins.contains(origin) else {');
  });

  it('pass messages as an argument, to the shop’s page only', () => {
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

  it('open only the shop inside, and no second web view', () => {
    has(
      'ios/LuckanPages.swift',
      'switch settings.destination(of: url, isMainFrame: target.isMainFrame, isPressed: isPressed)',
      'let isAllowed = !response.isForMainFrame || settings.isShopPage(url)',
      'createWebViewWith configuration',
      'return nil',
    );
    expect(plain(read('ios/LuckanPages.swift')).match(/return\.allow/g)).toHaveLength(2);
  });

  it('detect pages that are silent, crash or fail to load', () => {
    has(
      'swift/LuckanHost.swift',
      'stopWatching = clock(timeout) { [weak self] in self?.app?.failed(with: .silentPage) }',
    );
    has('ios/LuckanViewController.swift', 'host.pageStarted() webView.load(URLRequest(url: address))');
    has(
      'ios/LuckanPages.swift',
      'func webViewWebContentProcessDidTerminate',
      'didFailProvisionalNavigation',
      'host?.pageFailed()',
    );
  });

  it('handle back, insets, e-ID, tokens and documents', () => {
    has(
      'ios/LuckanViewController.swift',
      'host.back { [weak self] handled in if !handled { self?.close() } }',
      'settings.isReturn(link.absoluteString, to: returnUrl)',
    );
    has('ios/LuckanAppearance.swift', 'userInterfaceStyle == .dark', 'UIFontMetrics.default.scaledValue(for: 100');
    has('ios/LuckanViewController.swift', 'override func traitCollectionDidChange', 'source: host.startScript()');
    has('ios/LuckanInsetsWatcher.swift', 'safeAreaInsets', 'keyboardWillChangeFrameNotification');
    has(
      'swift/LuckanHost.swift',
      'if envelope.payload.retryable { sendToken(fresh: true) }',
      'requestSession == self.session',
    );
    has('ios/LuckanOutside.swift', '[.universalLinksOnly: true]');
    has('ios/LuckanPdf.swift', 'settings.mayFetch(address)', 'completionHandler(nil)', '.completeFileProtection');
    has(
      'ios/LuckanExampleApp.swift',
      '.signIn, .pdfUrl, .openExternal, .orderCompleted, .close',
      'case .signIn: signIn.show',
      'case .orderCompleted(let envelope): signIn.ordered(envelope.payload)',
      'case .closeRequested: leave()',
    );
    has('ios/LuckanExampleApp.swift', 'error == .silentPage || error == .notLoaded', 'returnUrl: returnUrl');
  });
});

describe('the Android snippets (read from the sources)', () => {
  it('give the position to the shop’s own pages only, and ask for the app’s permission first', () => {
    has(
      'android/LuckanPosition.kt',
      'if (origin.removeSuffix("/") !in settings.shopOrigins) callback.invoke(origin, false, false)',
      'else mayLocate { allowed -> callback.invoke(origin, allowed, false) }',
    );
    has('android/LuckanShop.kt', 'webView.webChromeClient = LuckanPosition(settings, mayLocate)');
  });

  it('use a message listener with exact origins, and check the frame', () => {
    has(
      'android/LuckanShop.kt',
      'WebViewCompat.addWebMessageListener(webView, NAME, settings.shopOrigins) { _, message, origin, isMainFrame, _ ->',
      'host.receive(it, origin.toString(), isMainFrame)',
      'const val NAME = "luckanHost"',
    );
    has('kotlin/LuckanHost.kt', 'if (!isMainFrame || sourceOrigin !in settings.shopOrigins) return');
    for (const file of below('android')) expect(read(file)).not.toMatch(/\.addJavascriptInterface\(/);
  });

  it('pass messages as a quoted literal, to the shop’s page only', () => {
    const scripts = below('android').flatMap(
      (file) => plain(read(file)).match(/evaluateJavascript\(.*?,null\)/g) ?? [],
    );
    expect(scripts).toEqual(['evaluateJavascript("window.__luckanReceive?.("+JsonText(message).encode()+")",null)']);
    has('android/LuckanShop.kt', 'if (!settings.isShopPage(webView.url ?: "")) return webView.evaluateJavascript');
  });

  it('set the cookie before the first load', () => {
    has(
      'android/LuckanShop.kt',
      'setCookie(start, cookie) { host.pageStarted() webView.loadUrl(address) }',
      '"luckan_app=1; Path=/; Max-Age=31536000; Secure; SameSite=Lax"',
    );
  });

  it('open only the shop inside, and give the page no access to the device', () => {
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

  it('detect pages that are silent, crash or fail to load', () => {
    has(
      'android/LuckanWebViewClient.kt',
      'override fun onRenderProcessGone',
      'if (request.isForMainFrame) host.pageFailed()',
    );
    has('kotlin/LuckanHost.kt', 'stopWatching = clock.after(timeout) { app.onError(LuckanError.SilentPage) }');
    has('android/LuckanExampleActivity.kt', 'error == LuckanError.SilentPage || error == LuckanError.NotLoaded');
  });

  it('handle back, insets, e-ID and documents', () => {
    has('android/LuckanBack.kt', 'host.back { handled -> if (!handled) close() }');
    has(
      'android/LuckanExampleActivity.kt',
      'onBackPressedDispatcher.addCallback(this, back)',
      'isReturn(link, returnUrl)',
    );
    has('android/LuckanAppearance.kt', 'Configuration.UI_MODE_NIGHT_YES', 'configuration.fontScale');
    has('android/LuckanShop.kt', 'web.textZoom = 100', 'addDocumentStartJavaScript(webView, host.startScript(),');
    has(
      'android/LuckanExampleActivity.kt',
      'Capability.SIGN_IN',
      'is LuckanMessage.SignIn -> signIn.show { signedInOrOut(it) }',
      'is LuckanMessage.OrderCompleted -> signIn.ordered(message.envelope.payload)',
      'is LuckanMessage.CloseRequested -> leave()',
      '(shop ?: newShop()).loadAhead()',
      'shop.open(path)',
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

describe('the React Native snippet (read from the sources)', () => {
  const file = 'react-native/LuckanShop.tsx';

  it('exchanges messages with the shop’s page only', () => {
    has(
      file,
      'bridge.received(nativeEvent)',
      'if (isShopPage(settings, page.current)) webView.current?.injectJavaScript(script);',
    );
    expect(plain(read(file)).match(/injectJavaScript\(/g)).toHaveLength(1);
  });

  it('checks every address, since unlisted ones would be opened in other apps', () => {
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

  it('detects failed pages, and handles back, insets and links', () => {
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
      'useColorScheme()',
      'useWindowDimensions().fontScale',
      'textZoom={100}',
      'isReturn(url, returnUrl) && bridge.resumed()',
    );
  });
});
