/** A storage like a browser's, with the entries as its own properties. */
export class MemoryStorage implements Storage {
  readonly [name: string]: unknown

  /** @param whenChanged is called with each change; null if the entry was deleted */
  constructor(whenChanged: (key: string, value: string | null) => void = () => undefined) {
    Object.defineProperty(this, 'whenChanged', { value: whenChanged })
  }
  get length(): number {
    return Object.keys(this).length
  }
  key(index: number): string | null {
    return Object.keys(this)[index] ?? null
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, value: string): void {
    const oldValue = this.getItem(key)
    Object.defineProperty(this, key, { value, enumerable: true, configurable: true })
    if (oldValue !== value) this.#tell(key, value)
  }
  removeItem(key: string): void {
    const oldValue = this.getItem(key)
    Reflect.deleteProperty(this, key)
    if (oldValue !== null) this.#tell(key, null)
  }
  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key)
  }
  #tell(key: string, value: string | null): void {
    Reflect.apply(this['whenChanged'] as (...change: unknown[]) => void, undefined, [key, value])
  }
}
