type Unreadable = (method: string, path: string, at: string) => void

let hear: Unreadable | undefined

/** Calls back for each answer, or item of a list, that can't be read, with the call and the field's path. */
export function onUnreadable(listener: Unreadable): void {
  hear = listener
}

/** Does nothing unless the host listens. */
export const reportUnreadable: Unreadable = (method, path, at) => hear?.(method, path, at)
