import { sessionStorageKeys } from '@shop/contracts/storage-keys.ts'
import { safeSessionStorage, useStorage } from '@shop/kernel/storage'

/** Contains the sender, so that another member of the same browser does not see the draft. */
function toStorageKey(senderId: string, receiverId: string): string {
  return `${sessionStorageKeys.messageDraft}${senderId}:${receiverId}`
}

/** Unsent messages by sender and receiver, in the session storage: they survive a reload and the login. */
export const drafts = {
  set: (senderId: string, receiverId: string, text: string) =>
    void safeSessionStorage.write(toStorageKey(senderId, receiverId), text || null),
  clear: (senderId: string, receiverId: string) =>
    safeSessionStorage.remove(toStorageKey(senderId, receiverId)),
}

/** The draft of a message; empty when there is none. */
export function useDraft(senderId: string, receiverId: string): string {
  const [text] = useStorage(safeSessionStorage, toStorageKey(senderId, receiverId))
  return text ?? ''
}
