export { toggleTheme, useTheme, type Theme } from './theme/theme.store.ts'
