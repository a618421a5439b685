type Unreadable = (method: string, path: string, at: string) => void

let current: Unreadable | undefined

/** Calls back with the call and the field's path for each unreadable answer or list item. */
export function onUnreadable(listener: Unreadable): void {
  current = listener
}

/** Does nothing without a listener. */
export const reportUnreadable: Unreadable = (method, path, at) => current?.(method, path, at)
