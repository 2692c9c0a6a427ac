// @ts-check
/**
 * The build and all other commands:
 *
 *   node build.mjs                  dist/: site, external shell, frames, harness, UI page, bridge package
 *   node build.mjs --start          builds what is stale, then starts the reference backend and serves it
 *   node build.mjs --serve          development: rebuilds and reloads as sources change
 *   node build.mjs --run <file.ts>  runs a TypeScript file in Node
 *   node build.mjs --locales        rewrites locales/sv.po from the code
 *   node build.mjs --headers        writes another --config and its headers into the built site
 *
 * --config <file>    the configuration document          --content <url>   another source of pages
 * --origin <origin>  the public origin, for addresses     --products <n>    size of the reference backend's catalogue
 *                                                           --seed <n>        another catalogue of that size
 * --upload-source-maps <url>  after the build: to the error-reporting service at this address
 */
// React, Lingui and vanilla-extract each read this when they load, so it must come before any import of them.
process.env.NODE_ENV = 'production';
// In development esbuild collects garbage less often: 0.1 s of each rebuild for 0.4 GB of memory. Its process starts
// with the first bundle, which is that of the tools.
if (process.argv.includes('--serve')) process.env.GOGC ??= '400';
process.setSourceMapsEnabled(true);
process.chdir(import.meta.dirname);

const { createHash } = await import('node:crypto');
const { readFile, rm } = await import('node:fs/promises');
const { default: path } = await import('node:path');
const { loadTool } = await import('./build/node-bundle.mjs');

const root = import.meta.dirname;
/** @type {typeof import('./build/tools')} */
const tools = await loadTool(root, 'tools');
const { bundleBackend, contentOf, readConfig, startBackend, startVisitedBackend, write } = tools;
const options = readOptions();
const stampFile = path.join(root, '.cache/stamp');
let isStopping = () => false;

function readOptions() {
  try {
    return tools.readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const commands = {
  async build() {
    const { sourceMapService } = options;
    if (!sourceMapService) return buildAll();
    const { publishSourceMaps, readAccount } = await tools.loadMakers();
    // Before the build: who has no account learns it at once.
    const account = readAccount(sourceMapService, process.env);
    await buildAll();
    log(`source maps    ${await publishSourceMaps(root, account)} uploaded`);
  },

  async start() {
    const stamp = await currentStamp();
    const sourcesChanged = !(await isFresh(stamp));
    // Bundling continues while the data is generated.
    const bundling = sourcesChanged ? makeBundles() : undefined;
    bundling?.catch(() => {});
    if (sourcesChanged) await bundleBackend(root);
    const { products, seed } = options;
    let isReady = false;
    let isBuilt = false;
    /** @type {ReturnType<typeof tools.createDocuments> | undefined} */
    let documents;
    const backend = await startVisitedBackend(root, {
      products,
      seed,
      isReady: () => isReady,
      isBuilt: () => isBuilt,
      intercept: async (request) => (isBuilt ? null : (documents?.answer(request) ?? null)),
    });
    isStopping = backend.isStopping;
    const serve = async () => {
      isReady = true;
      for (const line of tools.addresses(root, backend)) log(line);
      log(`ready http://localhost:${backend.port}/`);
    };
    const made = [stamp, backend.contentKey].join('\n');
    isBuilt = await isFresh(made);
    if (isBuilt) return serve();
    const content = options.content ?? contentOf(backend);
    await writeAll(
      await (bundling ?? makeBundles()),
      content,
      made,
      async ({ bundled, serverBundle, ...deployment }) => {
        const { loadApp } = await tools.loadMakers();
        const { createRenderer } = await loadApp(serverBundle);
        const served = tools.atOwnOrigins(deployment, backend);
        documents = tools.createDocuments({ createRenderer, assets: bundled.manifest, deployment, served, content });
        // Pages that are not written yet are rendered when they are requested.
        await serve();
      },
    );
    isBuilt = true;
  },

  async serve() {
    const { createBundler, serve } = await tools.loadMakers();
    const bundler = await createBundler(root, { development: true });
    const server = await serve({ ...options, root, bundler, config: await readConfig(root, options.config), log });
    log(`ready http://localhost:${server.port}/`);
  },

  async run() {
    const { runScript } = await tools.loadMakers();
    await runScript(root, options.rest);
  },

  async locales() {
    const { createTexts, writeCatalogue } = await tools.loadMakers();
    log(`locales/sv.po: ${await writeCatalogue(root, createTexts(root))} texts`);
  },

  async headers() {
    await tools.rewriteDeployment(root, {
      config: await readConfig(root, options.config),
      publicOrigin: options.givenOrigin,
    });
    // What is built is no longer what the build's own --config makes.
    await rm(stampFile, { force: true });
    log(
      'headers.json of dist/site and dist/frames, dist/site/_headers, and config.json of dist/site and dist/external',
    );
  },
};

async function buildAll() {
  const stamp = await currentStamp();
  if (options.content) return writeAll(await makeBundles(), options.content, stamp);
  await bundleBackend(root);
  // A folder of its own: two processes must not open the same embedded database.
  const dataDir = path.join(root, '.cache/content');
  const { products, seed } = options;
  const backend = await startBackend(root, { port: 0, thirdPartyPort: 0, dataDir, products, seed });
  try {
    const made = [stamp, backend.contentKey].join('\n');
    if (await isFresh(made)) return log('dist           is up to date');
    await writeAll(await makeBundles(), contentOf(backend), made);
  } finally {
    await backend.close();
  }
}

async function makeBundles() {
  const started = performance.now();
  const { createBundler } = await tools.loadMakers();
  const bundler = await createBundler(root);
  const bundled = await bundler.bundle();
  if (bundled.complaint) throw new Error(bundled.complaint);
  log(`bundles        ${seconds(started)}`);
  return { bundler, bundled };
}

/**
 * @param {Awaited<ReturnType<typeof makeBundles>>} bundles
 * @param {string} content
 * @param {string} stamp
 * @param {(site: Parameters<import('./build/makers').writePages>[0]) => Promise<void>} [beforePages]
 */
async function writeAll({ bundler, bundled }, content, stamp, beforePages) {
  const started = performance.now();
  const { writeAssets, writeBridgePackage, writePages, writeSite, writeSmallPages } = await tools.loadMakers();
  const { publicOrigin } = options;
  const config = await readConfig(root, options.config);
  const site = { root, bundled, serverBundle: bundler.serverBundle, content, config, publicOrigin };
  // Until all is written, the output is of no sources.
  await rm(stampFile, { force: true });
  const [assets] = await Promise.all([
    writeAssets(site),
    writeSmallPages({ root, ...bundler, catalogue: bundled.catalogue }),
  ]);
  await beforePages?.(site);
  // Small: whoever embeds the shop need not wait for its pages.
  await writeBridgePackage(root);
  // They take all cores: what ran beside them would only slow them down.
  const pages = await writePages(site);
  await writeSite(site, assets, pages);
  await write(stampFile, stamp);
  const rate = Math.round(pages.rendered / pages.seconds);
  log(`pages          ${pages.rendered} of ${pages.pages.length} rendered, ${rate}/s`);
  log(`dist           ${seconds(started)}`);
}

/** A hash of everything that the output depends on. */
async function currentStamp() {
  const sources = [
    'src',
    'bridge',
    'bridge/README.md',
    'fixtures',
    'locales',
    'build',
    'build.mjs',
    'package-lock.json',
  ];
  const { config, content, products, seed, publicOrigin } = options;
  const files = await tools.stampOf(root, [...sources, path.relative(root, path.resolve(root, config))]);
  return createHash('sha256')
    .update(JSON.stringify({ files, config, content, products, seed, publicOrigin }))
    .digest('hex');
}

/**
 * Whether the output was made from these sources and, if the content's key is given, from this content.
 * @param {string} stamp
 */
async function isFresh(stamp) {
  const last = await readFile(stampFile, 'utf8').catch(() => '');
  return (
    (last === stamp || last.startsWith(`${stamp}\n`)) &&
    (await tools.readJson(path.join(root, 'dist/manifest.json'))) !== null
  );
}

/** @param {number} since */
function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** @param {string} line */
function log(line) {
  console.log(line);
}

try {
  await commands[options.command]();
} catch (error) {
  // The server is closing, so requests still open have failed. Closing it ends the process.
  if (isStopping()) await new Promise(() => {});
  console.error(tools.failureText(error));
  process.exit(1);
}
