import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { PayloadOf } from '../protocol';
import { startScript } from './react-native/start-script';

const app: PayloadOf<'HELLO'> = { version: 1, app: { name: 'Exempelappen', version: '1.0' }, capabilities: [] };

function appearanceAfter(script: string): unknown {
  const window: Record<string, unknown> = {};
  runInNewContext(script, { window });
  return window.__LUCKAN_APPEARANCE__;
}

describe('the start script in React Native (Swift and Kotlin have the same tests of theirs)', () => {
  it('says what HELLO will say of the look, and nothing else of it', () => {
    const insets = { top: 47, right: 0, bottom: 34.5, left: 0 };
    const look = { colorScheme: 'dark', fontScale: 1.3, theme: 'orange', insets } as const;
    const script = startScript({ ...app, ...look, returnUrl: 'https://app.example/luckan/return', cartId: 'c' });
    expect(appearanceAfter(script)).toEqual(look);
  });

  it('leaves out what the app does not say', () => {
    const look = { colorScheme: 'light', fontScale: 1 } as const;
    expect(appearanceAfter(startScript({ ...app, ...look }))).toEqual(look);
  });

  it('runs nothing of a theme that is none', () => {
    const theme = `ag'"};\u2028window.__LUCKAN_APP__=true;</script>`;
    const script = startScript({ ...app, theme: theme as 'ag' });
    expect(appearanceAfter(script)).toEqual({ theme });
    expect(script).not.toMatch(/[<\u2028]/);
  });
});

describe('the look of the moment is in the start script of each load (read from the sources)', () => {
  const source = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8').replace(/\s+/g, ' ');

  it('on iOS, where the scripts are made anew, and a view in no window has the insets of the one in front', () => {
    const controller = source('ios/LuckanViewController.swift');
    expect(controller).toContain('renewScripts() host.pageStarted() webView.load(');
    expect(controller.match(/webView\.load\(/g)).toHaveLength(1);
    expect(controller).toMatch(
      /appearanceChanged\(LuckanAppearancePayload\(traitCollection\)\) insetsWatcher\?\.report\(\) .*scripts\.removeAllUserScripts\(\) .*source: host\.startScript\(\), .*source: "window\.__LUCKAN_APP__ = true"/,
    );
    expect(source('ios/LuckanInsetsWatcher.swift')).toMatch(/view\.window != nil \{ return view \} .*\?\.keyWindow \}/);
  });

  it('on Android, where the window’s insets are not waited for', () => {
    expect(source('android/LuckanShop.kt')).toMatch(
      /host\.appearanceChanged\(appearanceOf\(webView\.resources\.configuration\)\) setStartScript\(\) .*setCookie\(/,
    );
    expect(source('android/LuckanInsets.kt')).toMatch(
      /setOnApplyWindowInsetsListener\(view\) .*getRootWindowInsets\(view\)\?\.let \{ ViewCompat\.dispatchApplyWindowInsets\(view\.rootView, it\) \}/,
    );
    expect(source('android/LuckanExampleActivity.kt')).toContain('addView(webView) watchInsets(webView, shop.host)');
  });

  it('in React Native, where it is that of HELLO', () => {
    expect(source('react-native/LuckanShop.tsx')).toContain(
      'startScript({ ...app.hello(null), ...appearance, insets })',
    );
    expect(source('react-native/shop-bridge.ts')).toContain(
      'return { ...hello, ...appearance, ...(insets && { insets })',
    );
  });
});
