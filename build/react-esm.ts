import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

/** The versions that the rewriting was written for. */
const knownVersions = { react: '19.3.1', 'react-dom': '19.3.1', scheduler: '0.28.0' };

/** React's production files, by the names they are imported by. */
const files: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

/**
 * esbuild plugin of the browser's production bundle: React, React DOM and the scheduler as ES modules. React only ships
 * CommonJS: wrapped in functions by the bundler it is evaluated late and cannot be compiled eagerly. Any version other
 * than the one that the rewriting was written for is used as published, with a warning.
 */
export function reactAsModules(root: string): Plugin {
  return {
    name: 'react-as-modules',
    setup(build) {
      const warning = versionWarning(installedVersions(root));
      if (warning) {
        build.onStart(() => ({ warnings: [{ text: warning }] }));
        return;
      }
      build.onResolve({ filter: /^(react(-dom)?(\/.+)?|scheduler)$/ }, ({ path: name }) => {
        const file = files[name];
        if (!file) throw new Error(`${name} is not known to build/react-esm.ts: it would stay CommonJS`);
        return { path: path.join(root, 'node_modules', file) };
      });
      // React 19 includes this hook; the shim only exists for older versions.
      build.onResolve({ filter: /^use-sync-external-store\/shim/ }, () => ({ path: 'shim', namespace: 'react-shim' }));
      build.onLoad({ filter: /.*/, namespace: 'react-shim' }, () => ({
        contents: "export { useSyncExternalStore } from 'react';",
        resolveDir: root,
      }));
      build.onLoad({ filter: /\/cjs\/(react|scheduler)[-\w]*\.production\.js$/ }, async ({ path: file }) => ({
        contents: toModule(await readFile(file, 'utf8'), file),
      }));
      build.onEnd(({ metafile }) => ({
        errors: commonJsOf(metafile).map((file) => ({ text: `${file} is left as CommonJS` })),
      }));
    },
  };
}

function installedVersions(root: string): Record<string, string> {
  const manifest = (name: string) => readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8');
  return Object.fromEntries(Object.keys(knownVersions).map((name) => [name, JSON.parse(manifest(name)).version]));
}

/** Why React is bundled as published; null if it is rewritten. */
export function versionWarning(installed: Record<string, string>): string | null {
  const others = Object.entries(knownVersions).filter(([name, known]) => installed[name] !== known);
  if (others.length === 0) return null;
  const list = others.map(([name, known]) => `${name} ${installed[name]} (not ${known})`).join(', ');
  return `React is bundled as it is published: build/react-esm.ts has not been read for ${list}`;
}

/** Files of React that were reached by another path than the known ones. */
function commonJsOf(metafile: Metafile | undefined): string[] {
  return Object.entries(metafile?.inputs ?? {})
    .filter(([file, { format }]) => /node_modules\/(react|react-dom|scheduler)\//.test(file) && format !== 'esm')
    .map(([file]) => file);
}

/** The same code with imports for its requires and exports for its assignments. */
function toModule(source: string, file: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const code = source
    .replace(/^"use strict";$/m, '')
    .replace(/^var (?:\w+ = require\("[\w-]+"\)[,;]\s*)+/m, (requires) => {
      for (const [, local, name] of requires.matchAll(/(\w+) = require\("([\w-]+)"\)/g)) {
        imports.push(`import * as ${local} from '${name}';`);
      }
      return '';
    })
    .replace(/(?<![\w.$])exports\.(\w+)/g, (_, name) => {
      names.add(name);
      return `$${name}`;
    });
  if (/\brequire\s*\(|(?<![\w.$])exports\b|\bmodule\.exports\b/.test(code)) {
    throw new Error(`${file}: CommonJS is left after the rewriting`);
  }
  const locals = [...names];
  return [
    ...imports,
    `var ${locals.map((name) => `$${name}`).join(', ')};`,
    code,
    `export { ${locals.map((name) => `$${name} as ${name}`).join(', ')} };`,
    `export default { ${locals.map((name) => `${name}: $${name}`).join(', ')} };`,
  ].join('\n');
}
