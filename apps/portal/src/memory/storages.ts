import { tried } from '@save/ui/tried'

/** The prefix of the keys that store a purse's mark, followed by a hash of its owner. */
export const purseKey = 'save-purse:'
/** The key that tells other tabs that the member has logged out. */
export const logoutKey = 'save-logged-out'

export type StorageName = 'sessionStorage' | 'localStorage'

/** Texts that the browser refused to store. They count as stored, and the tabs send them to each other. */
const unstored = new Map<string, string>()
const channel = tried(() => new BroadcastChannel('save-tabs'))
channel?.addEventListener('message', ({ data }) => {
  unstored.set(data.key, data.newValue ?? '')
  dispatchEvent(new StorageEvent('storage', data))
})

/** Another tab has stored a text for this key, so ours is outdated. */
export function noteStored({ key, storageArea }: StorageEvent): void {
  if (key !== null && storageArea !== null) unstored.delete(key)
}

export const textIn = (storage: StorageName, key: string): string | undefined =>
  unstored.get(key) ?? tried(() => globalThis[storage].getItem(key) ?? '')

/** Stores a text, or deletes it. The other tabs notice changes to the storage of all tabs. */
export function storeText(storage: StorageName, key: string, newValue: string | null): void {
  const isStored = tried(() => {
    if (newValue === null) globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, newValue)
    return true
  })
  if (isStored ? !unstored.delete(key) : storage === 'sessionStorage') return
  if (!isStored) unstored.set(key, newValue ?? '')
  channel?.postMessage({ key, newValue })
}

/** Sends a signal to the browser's other tabs. It identifies nobody, and isn't kept. */
export const tabSignal = (key: string) => ({
  tell(news = 'now'): void {
    storeText('localStorage', key, news)
    tried(() => localStorage.removeItem(key))
  },
  /** @returns a function that stops listening */
  listen(receive: (news: string) => void): () => void {
    const listener = (event: StorageEvent) => {
      if (event.key === key && event.newValue !== null) receive(event.newValue)
    }
    addEventListener('storage', listener)
    return () => removeEventListener('storage', listener)
  },
})
