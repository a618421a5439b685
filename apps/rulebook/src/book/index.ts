export type { Book } from './book.schema.ts'
export { compareBooks } from './changes.ts'
export { collectBook } from './collect.ts'
