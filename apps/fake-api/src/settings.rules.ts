import { resolve } from 'node:path'
import { serverMessages } from './server.messages.ts'

/** The settings of the server, from the environment. */
export interface Settings {
  readonly port: number
  /** The address to listen on; by default the loopback addresses. */
  readonly host: string | undefined
  readonly isDevelopment: boolean
  /** Its host names, in addition to localhost and any IP address; in production any name. */
  readonly hostNames: readonly string[]
  readonly isHttps: boolean
  readonly isLogging: boolean
  /** True if the built portal is also served. If not, the API serves a portal that runs elsewhere. */
  readonly servesPortal: boolean
  /** The file that stores worlds and sessions across restarts; without it, everything is in memory. */
  readonly dataFile: string | undefined
}

export type Environment = Readonly<Record<string, string | undefined>>

export type SettingsReading = { readonly settings: Settings } | { readonly complaint: string }

const usualPort = 4400

export function readSettings(
  environment: Environment,
  args: readonly string[] = [],
): SettingsReading {
  const data = dataFileIn(args)
  if (data === undefined) return { complaint: serverMessages.badArguments(args.join(' ')) }
  const port = portIn(environment.PORT)
  if (port === undefined) return { complaint: serverMessages.badPort(environment.PORT ?? '') }
  const isProduction = environment.NODE_ENV === 'production'
  if (isProduction && environment.SAVE_ALLOW_PRODUCTION !== '1') {
    return { complaint: serverMessages.notForProduction }
  }
  return {
    settings: {
      port,
      host: environment.HOST || undefined,
      isDevelopment: !isProduction,
      hostNames: namesIn(environment.HOST, environment.SAVE_HOST_NAMES),
      isHttps: environment.SAVE_HTTPS === '1',
      isLogging: environment.SAVE_LOG === '1',
      servesPortal: environment.SAVE_API_ONLY !== '1',
      dataFile: data.path && resolve(environment.INIT_CWD ?? '', data.path),
    },
  }
}

/** `--data <file>` is the only argument; anything else is an error. */
function dataFileIn(args: readonly string[]): { readonly path: string | undefined } | undefined {
  const [name, path, ...more] = args
  if (name === undefined) return { path: undefined }
  return name === '--data' && path && more.length === 0 ? { path } : undefined
}

/** The name to listen on, and any others, separated by commas. */
const namesIn = (...texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text = '') => text.split(',').map((name) => name.trim())).filter(Boolean)

/** 0 lets the system choose. */
function portIn(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return usualPort
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return port <= 65_535 ? port : undefined
}
