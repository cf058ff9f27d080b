export {
  getLanguage,
  languages,
  onBeforeLanguageChange,
  onLanguageChange,
  setLanguage,
  useLanguage,
  type Direction,
  type Language,
} from './language/language.store.ts'
