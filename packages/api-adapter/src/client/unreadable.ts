import type { Failure } from '@save/domain/kernel'

type Unreadable = (method: string, path: string, at: string) => void

let hear: Unreadable | undefined

/**
 * Calls back from now on for each answer that can't be read, with the call and the field's path.
 */
export function hearUnreadable(listener: Unreadable): void {
  hear = listener
}

/** Nobody listens, unless the host wants to know. */
export function tellUnreadable(method: string, path: string, failure: Failure): void {
  if (failure._tag === 'Malformed') hear?.(method, path, failure.at)
}
