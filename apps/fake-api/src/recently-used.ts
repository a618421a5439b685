/** A map of at most `limit` entries, which drops the least recently used first. */
export class RecentlyUsed<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #limit: number
  #newest: Key | undefined

  constructor(limit: number) {
    this.#limit = limit
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined && key !== this.#newest) this.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    this.#newest = key
    if (this.#entries.size <= this.#limit) return
    const oldest = this.#entries.keys().next()
    if (!oldest.done) this.#entries.delete(oldest.value)
  }

  delete(key: Key): boolean {
    return this.#entries.delete(key)
  }

  values(): IterableIterator<Value> {
    return this.#entries.values()
  }
}
