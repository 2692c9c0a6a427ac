export { writeBridgePackage } from '../bridge/package/write-package';
export { createBundler } from './bundler';
export { writeCatalogue } from './catalogue';
export { runScript } from './run';
export { serve } from './serve';
export { writePages, writeSite } from './site';
export { writeSmallPages } from './small-pages';
export { publishSourceMaps } from './source-maps/publish';
export { createTexts } from './texts';
