import { Trouble } from '../bootstrap/trouble.mjs'

export function acceptNoArguments(command: string, args: readonly string[]): void {
  if (args.length === 0) return
  throw new Trouble(
    `"${command}" takes no arguments, and was given ${args.join(' ')}.`,
    'To run some of the tests: npm run unit -- <file>, or npm run browser -- <part of a title or file>.',
  )
}
