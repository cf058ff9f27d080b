import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const held = new Map<string, string>()

/** Where a draft is kept: the writer is part of it, so that the next member at this browser does not read it. */
function keyOf(senderId: string, receiverId: string): string {
  return `message-draft:${senderId}:${receiverId}`
}

function read(key: string): string {
  const text = held.get(key)
  if (text !== undefined) return text
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    held.delete(key)
  } catch {
    // A browser that refuses to store still keeps the text until the page is left.
    held.set(key, text)
  }
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * What a member has written to an agent and not sent. It outlives the dialog, a reload and a trip to the
 * login page and back, and ends with the tab.
 */
export const drafts = {
  set: (senderId: string, receiverId: string, text: string) =>
    write(keyOf(senderId, receiverId), text),
  clear: (senderId: string, receiverId: string) => write(keyOf(senderId, receiverId), ''),
}

/** The draft, following changes. */
export function useDraft(senderId: string, receiverId: string): string {
  const key = keyOf(senderId, receiverId)
  return useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  )
}
