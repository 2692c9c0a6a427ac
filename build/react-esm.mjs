import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { wakeAfterCache } from './scheduler-wakes.mjs';

/**
 * React ships CommonJS alone: wrapped in functions by the bundler it is evaluated late and cannot be compiled
 * eagerly. These are its production files by the names they are imported by, and the version the rewriting was read for.
 */
const version = '19.3.1';
const schedulerVersion = '0.28.0';
const files = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

const rewritten = new Map();

/** esbuild plugin: React, React DOM and the scheduler as ES modules, in the browser's bundle. */
export function reactAsModules(root) {
  return {
    name: 'react-as-modules',
    async setup(build) {
      await checkVersions(root);
      build.onResolve({ filter: /^(react(-dom)?(\/.+)?|scheduler)$/ }, ({ path: name }) => {
        if (!(name in files)) throw new Error(`${name} is not known to build/react-esm.mjs: it would stay CommonJS`);
        return { path: path.join(root, 'node_modules', files[name]) };
      });
      // React 19 has this hook itself; the shim only exists for older ones.
      build.onResolve({ filter: /^use-sync-external-store\/shim/ }, () => ({ path: 'shim', namespace: 'react-shim' }));
      build.onLoad({ filter: /.*/, namespace: 'react-shim' }, () => ({
        contents: "export { useSyncExternalStore } from 'react';",
        resolveDir: root,
      }));
      build.onLoad({ filter: /\/cjs\/(react|scheduler)[-\w]*\.production\.js$/ }, async ({ path: file }) => {
        if (!rewritten.has(file)) rewritten.set(file, toModule(adapted(await readFile(file, 'utf8'), file), file));
        return { contents: rewritten.get(file) };
      });
    },
  };
}

async function checkVersions(root) {
  for (const [name, wanted] of [
    ['react', version],
    ['react-dom', version],
    ['scheduler', schedulerVersion],
  ]) {
    const { version: found } = JSON.parse(
      await readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8'),
    );
    if (found !== wanted) {
      throw new Error(
        `build/react-esm.mjs was written for ${name} ${wanted}, found ${found}: read its files anew, then pin`,
      );
    }
  }
}

function adapted(source, file) {
  return file.endsWith(files.scheduler) ? wakeAfterCache(source) : source;
}

/** @returns {string} the same code with imports for its requires and exports for its assignments */
function toModule(source, file) {
  const imports = [];
  const names = new Set();
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
