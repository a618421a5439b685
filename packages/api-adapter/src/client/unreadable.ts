type Unreadable = (method: string, path: string, at: string) => void

let hear: Unreadable | undefined

/**
 * Calls back from now on for each answer, or item of a list, that can't be read, with the call and the field's
 * path.
 */
export function hearUnreadable(listener: Unreadable): void {
  hear = listener
}

/** Nobody listens, unless the host wants to know. */
export const tellUnreadable: Unreadable = (method, path, at) => hear?.(method, path, at)
