import { parseArgs } from 'node:util'
import { Trouble } from '../bootstrap/trouble.mjs'

export interface ContractArguments {
  readonly origin: string
  readonly email: string
}

const example =
  'npm run contract -- --base-url https://staging.example --email somebody@example.com'

/** The server and the member. The password is never an argument, which others could read. */
export function contractArguments(args: readonly string[]): ContractArguments {
  const { baseUrl, email } = valuesIn(args)
  if (!baseUrl || !email) throw new Trouble('Which server, and which member?', example)
  const url = URL.parse(baseUrl)
  if (url === null) throw new Trouble(`'${baseUrl}' is no address.`, example)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere)) {
    throw new Trouble(
      `'${baseUrl}' would send the password in the clear.`,
      'Use an address that begins with https; http will do for this machine alone.',
    )
  }
  return { origin: url.origin, email }
}

function valuesIn(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { 'base-url': { type: 'string' }, email: { type: 'string' } },
    })
    return { baseUrl: values['base-url'], email: values.email }
  } catch {
    throw new Trouble(
      'Only --base-url and --email can be said.',
      `${example}. The password is asked for, or comes from SAVE_CONTRACT_PASSWORD.`,
    )
  }
}
