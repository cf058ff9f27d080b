/** @type {import('jest').Config} */
export default {
  // Nothing is measured by it: builds and databases take their time on a busy machine.
  testTimeout: 30_000,
  // What the modules of a test leave behind is never freed, and collecting the rest of it takes longer and longer.
  workerIdleMemoryLimit: '1GB',
  projects: [
    '<rootDir>/{shell,mfe-*,config,backend,monitoring,site,release,settings,tools}',
    '<rootDir>/shared/*',
  ],
}
