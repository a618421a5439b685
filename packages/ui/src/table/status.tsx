import './status.css'

export interface StatusProps {
  /** open: in progress; done: it happened; off: it didn't happen. */
  readonly kind?: 'open' | 'done' | 'off' | undefined
  readonly children: string
}

const classOf = { open: 'status', done: 'status status-done', off: 'status status-off' }

/** A word with its dot: ringed, filled or struck out. Only the word carries the meaning. */
export function Status({ kind = 'open', children }: StatusProps) {
  return <span className={classOf[kind]}>{children}</span>
}
