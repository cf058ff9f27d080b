import { sessionStorageKeys } from '@shop/contracts/browser/storage-keys.ts'
import { safeSessionStorage, useStorage } from '@shop/kernel/storage'

/** Contains the sender, so that another member of the same browser does not see the draft. */
function toStorageKey(senderId: string, receiverId: string): string {
  return `${sessionStorageKeys.messageDraft}${senderId}:${receiverId}`
}

/** Stores an unsent message in the session storage, where it survives a reload and the login; deletes an empty one. */
export function saveDraft(senderId: string, receiverId: string, text: string): void {
  safeSessionStorage.write(toStorageKey(senderId, receiverId), text || null)
}

/** Stores a message to begin with, unless there is one. */
export function suggestDraft(senderId: string, receiverId: string, text: string): void {
  if (safeSessionStorage.read(toStorageKey(senderId, receiverId))) return
  saveDraft(senderId, receiverId, text)
}

export function useDraft(senderId: string, receiverId: string): string {
  const [text] = useStorage(safeSessionStorage, toStorageKey(senderId, receiverId))
  return text ?? ''
}
