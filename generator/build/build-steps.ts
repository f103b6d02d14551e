/** The steps of a build that takes place. They are imported late, to keep a build without changes fast. */
export { refreshEditorSchemas } from '../editor/refresh-editor-schemas.ts';
export { openProject } from '../project/project.ts';
export { loadSiteBundle } from '../render/site-bundle.ts';
export { createStaging } from '../write/staging.ts';
export { buildPages } from './build-pages.ts';
export { checkSite } from './check-site.ts';
export { similarNotes } from './near-duplicates/similar-notes.ts';
export { publishAssets } from './publish-assets.ts';
export { publishSite } from './publish-site.ts';
export { summary } from './summary.ts';
