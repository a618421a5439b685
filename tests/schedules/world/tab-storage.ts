/**
 * The storage of one tab; it outlives the page. Its entries are its own properties, as in a
 * browser.
 */
export class TabStorage implements Storage {
  readonly [name: string]: unknown

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
    Object.defineProperty(this, key, { value, enumerable: true, configurable: true })
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key)
  }
}
