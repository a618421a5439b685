import { dataMessages } from './data.messages.ts'
import { writeDataFile } from './data-file.ts'

/** Changes within this many milliseconds of each other are written together. */
const together = 250

/** Writes the data soon after something has happened, and never the same twice. */
export class Keeper {
  readonly #path: string
  readonly #content: () => string
  #written: string | undefined
  #planned: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(path: string, content: () => string) {
    this.#path = path
    this.#content = content
  }

  /** Something may have happened. */
  noteChange(): void {
    this.#planned ??= setTimeout(() => void this.write(), together)
  }

  /** Writes now, after any write that is running. */
  write(): Promise<void> {
    clearTimeout(this.#planned)
    this.#planned = undefined
    this.#writing = this.#writing.then(() => this.#writeChanges())
    return this.#writing
  }

  async #writeChanges(): Promise<void> {
    const content = this.#content()
    if (content === this.#written) return
    try {
      await writeDataFile(this.#path, content)
      this.#written = content
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      process.stderr.write(`${dataMessages.notWritten(this.#path, why)}\n`)
    }
  }
}
