export { safeLocalStorage, safeSessionStorage, type SafeStorage } from './storage/safe-storage.ts'
export { useStorage } from './storage/useStorage.ts'
