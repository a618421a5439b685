import { parseArgs } from 'node:util'
import { Trouble } from '../bootstrap/trouble.mjs'

export interface ContractArguments {
  readonly origin: string
  readonly email: string
}

const example =
  'npm run contract -- --base-url https://staging.example --email somebody@example.com'

/** The server and the member. The password is never an argument, since others could read it. */
export function contractArguments(args: readonly string[]): ContractArguments {
  const { baseUrl, email } = valuesIn(args)
  if (!baseUrl || !email) throw new Trouble('Name the server and the member.', example)
  const url = URL.parse(baseUrl)
  if (url === null) throw new Trouble(`'${baseUrl}' is not a URL.`, example)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere)) {
    throw new Trouble(
      `${baseUrl} would send the password unencrypted.`,
      'Use an address that begins with https; http is only allowed for this machine.',
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
      'Unknown option. Use --base-url and --email.',
      `${example}. Type the password when asked, or set SAVE_CONTRACT_PASSWORD.`,
    )
  }
}
