import type { Signs } from '@save/domain/signs'

/** Nobody would read more than this. */
const mostKept = 50

/** The latest batches of one world, the newest last. */
export class ReceivedSigns {
  #sendings: readonly Signs[] = []

  get sendings(): readonly Signs[] {
    return this.#sendings
  }

  add({ signs, left }: Signs): void {
    this.#sendings = [...this.#sendings, { signs, left }].slice(-mostKept)
  }
}
