export { writeBridgePackage } from '../bridge/package/write-package';
export { createBundler } from './bundler';
export { writeCatalogue } from './catalogue';
export { runScript } from './run';
export { serve } from './serve';
export { writeSite } from './site';
export { writeSmallPages } from './small-pages';
export { createTexts } from './texts';
