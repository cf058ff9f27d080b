/** @type {import('jest').Config} */
export default {
  projects: ['<rootDir>/{shell,mfe-*,config,backend,site,release,tools}', '<rootDir>/shared/*'],
}
