/** @type {import('jest').Config} */
export default {
  // Nothing is measured by it: builds and databases take their time on a busy machine.
  testTimeout: 30_000,
  projects: [
    '<rootDir>/{shell,mfe-*,config,backend,monitoring,site,release,settings,tools}',
    '<rootDir>/shared/*',
  ],
}
