import { tried } from '@save/ui/tried'

/** Under such a key the browser stores the mark of a purse, with a hash of whose it is. */
export const purseKey = 'save-purse:'
/** Under this one the tabs learn that the member has logged out. */
export const logoutKey = 'save-logged-out'

export type StorageName = 'sessionStorage' | 'localStorage'

/** What the open tabs have sent each other, where the browser refuses its storage or that is full: it counts as stored. */
const unstored = new Map<string, string>()
const channel = tried(() => new BroadcastChannel('save-tabs'))
channel?.addEventListener('message', ({ data }) => {
  unstored.set(data.key, data.newValue ?? '')
  dispatchEvent(new StorageEvent('storage', data))
})

/** Another tab has stored something after all. */
export function noteStored({ key, storageArea }: StorageEvent): void {
  if (key !== null && storageArea !== null) unstored.delete(key)
}

export const textIn = (storage: StorageName, key: string): string | undefined =>
  unstored.get(key) ?? tried(() => globalThis[storage].getItem(key) ?? '')

/** Stores a text, or deletes it. The other tabs notice what is stored for all of them. */
export function storeText(storage: StorageName, key: string, newValue: string | null): void {
  const isStored = tried(() => {
    if (newValue === null) globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, newValue)
    return true
  })
  if (isStored) unstored.delete(key)
  if (isStored || storage === 'sessionStorage') return
  unstored.set(key, newValue ?? '')
  channel?.postMessage({ key, newValue })
}

/** What a tab tells the browser's other ones. It identifies nobody, and does not stay stored. */
export const tabSignal = (key: string) => ({
  tell(news = 'now'): void {
    storeText('localStorage', key, news)
    tried(() => localStorage.removeItem(key))
  },
  /** @returns ends it */
  listen(receive: (news: string) => void): () => void {
    const listener = (event: StorageEvent) => {
      if (event.key === key && event.newValue !== null) receive(event.newValue)
    }
    addEventListener('storage', listener)
    return () => removeEventListener('storage', listener)
  },
})
