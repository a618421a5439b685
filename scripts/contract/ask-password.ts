import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Trouble } from '../bootstrap/trouble.mjs'

/** Reads the password from SAVE_CONTRACT_PASSWORD, or from the terminal without showing it. */
export async function askPassword(email: string): Promise<string> {
  const { SAVE_CONTRACT_PASSWORD: given } = process.env
  if (given) return given
  if (!process.stdin.isTTY) {
    throw new Trouble(
      'Can’t ask for the password: this is not a terminal.',
      'Set SAVE_CONTRACT_PASSWORD, or start this from a terminal.',
    )
  }
  process.stderr.write(`Password of ${email}: `)
  const unseen = new Writable({ write: (_, __, written) => written() })
  const asking = createInterface({ input: process.stdin, output: unseen, terminal: true })
  try {
    return await asking.question('')
  } finally {
    asking.close()
    process.stderr.write('\n')
  }
}
