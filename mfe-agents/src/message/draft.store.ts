import { safeSessionStorage, useStorage } from '@shop/kernel'

/** Where a draft is kept: the writer is part of it, so that the next member at this browser does not read it. */
function keyOf(senderId: string, receiverId: string): string {
  return `message-draft:${senderId}:${receiverId}`
}

/**
 * What a member has written to an agent and not sent. It outlives the dialog, a reload and a trip to the
 * login page and back, and ends with the tab.
 */
export const drafts = {
  set: (senderId: string, receiverId: string, text: string) =>
    void safeSessionStorage.write(keyOf(senderId, receiverId), text || null),
  clear: (senderId: string, receiverId: string) =>
    safeSessionStorage.remove(keyOf(senderId, receiverId)),
}

/** The draft, following changes. */
export function useDraft(senderId: string, receiverId: string): string {
  const [text] = useStorage(safeSessionStorage, keyOf(senderId, receiverId))
  return text ?? ''
}
