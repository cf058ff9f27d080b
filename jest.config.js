/** @type {import('jest').Config} */
export default {
  projects: ['<rootDir>/{shell,mfe-*,config,backend,release}', '<rootDir>/shared/*'],
}
