import type { TabSignal } from '@save/domain/portal'
import { tried } from '@save/ui/tried'

/** Under such a key the browser stores the mark of a purse, with a hash of whose it is. */
export const purseKey = 'save-purse:'
/** Under this one the tabs learn that the member has logged out. */
export const logoutKey = 'save-logged-out'

/** Instead of the storage, where the browser refuses it: what comes this way counts as stored. */
const channel = tried(() => new BroadcastChannel('save-tabs'))
channel?.addEventListener('message', ({ data }) => dispatchEvent(new StorageEvent('storage', data)))

/** Stores a text for all tabs of the browser, or deletes it. They notice. */
export function storeForTabs(key: string, newValue: string | null): void {
  const isStored = tried(() => {
    if (newValue === null) localStorage.removeItem(key)
    else localStorage.setItem(key, newValue)
    return true
  })
  if (!isStored) channel?.postMessage({ key, newValue })
}

/** Sends the browser's other tabs something that identifies nobody. Nothing stays stored. */
export function sendToTabs(key: string, news: string): void {
  storeForTabs(key, news)
  tried(() => localStorage.removeItem(key))
}

/** @returns ends it */
export function listenToTabs(key: string, receive: (news: string) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) receive(event.newValue)
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

const signal = (key: string): TabSignal => ({
  tell: () => sendToTabs(key, 'now'),
  listen: (receive) => void listenToTabs(key, receive),
})

/** The member's data was saved. */
export const memberChanges = signal('save-member-saved')

/** The member has logged out. */
export const logouts = signal(logoutKey)
