import { dataMessages } from './data.messages.ts'
import { writeDataFile } from './data-file.ts'

/** Changes within this many milliseconds share one write. */
const together = 250

/** Writes the data soon after a change. Skips unchanged data. */
export class Keeper {
  readonly #path: string
  readonly #content: () => string
  #written: string | undefined
  #planned: NodeJS.Timeout | undefined
  #running: Promise<boolean> = Promise.resolve(true)
  #next: Promise<boolean> | undefined

  constructor(path: string, content: () => string) {
    this.#path = path
    this.#content = content
  }

  /** Called when something may have changed. */
  noteChange(): void {
    this.#planned ??= setTimeout(() => void this.write(), together)
  }

  /**
   * Writes now, or after the running write; all calls during that write share the next one.
   * Resolves to true if everything is on disk.
   */
  write(): Promise<boolean> {
    clearTimeout(this.#planned)
    this.#planned = undefined
    this.#next ??= this.#running.then(() => {
      this.#next = undefined
      this.#running = this.#writeChanges()
      return this.#running
    })
    return this.#next
  }

  async #writeChanges(): Promise<boolean> {
    const content = this.#content()
    if (content === this.#written) return true
    try {
      await writeDataFile(this.#path, content)
      this.#written = content
      return true
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      process.stderr.write(`${dataMessages.notWritten(this.#path, why)}\n`)
      return false
    }
  }
}
