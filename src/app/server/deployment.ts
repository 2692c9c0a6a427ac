/** What the build asks about a configuration without rendering anything: small enough to bundle for one question. */
export { configIssues } from '../../platform/config/config-issues';
export { assertBuiltFor, builtValues } from './built-values';
export { headerFiles } from './headers/header-files';
