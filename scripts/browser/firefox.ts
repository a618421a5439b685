import { existsSync } from 'node:fs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { installWithApt } from './apt.ts'

const wellKnown = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** The path of an installed Firefox, or of a newly installed one. */
export async function findOrInstallFirefox(): Promise<string> {
  const requestedPath = process.env.SAVE_FIREFOX
  if (requestedPath) return requestedPath
  const find = () => wellKnown.find((path) => existsSync(path))
  const found = find() ?? ((await installWithApt(['firefox-esr', 'firefox'])) ? find() : undefined)
  if (found) return found
  throw new Trouble(
    'There is no Firefox on this machine, and none could be installed.',
    'Install Firefox (Debian: sudo apt-get install firefox-esr), or set SAVE_FIREFOX to the path of one, then run npm run browsers again. To skip Firefox: --only chromium.',
  )
}
