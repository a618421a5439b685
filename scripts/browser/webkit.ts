import { existsSync, globSync } from 'node:fs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { installWithApt } from './apt.ts'

interface WebKit {
  /** The path of its WebDriver. */
  readonly driver: string
  readonly browser: string
}

/** WebKitGTK with its driver and the screen it needs, installed if missing. */
export async function findOrInstallWebKit(): Promise<WebKit> {
  const found = findWebKit()
  if (found && hasScreen()) return found
  if (found === undefined) await installWithApt(['webkit2gtk-driver'])
  if (!hasScreen()) await installWithApt(['xvfb'])
  const installed = findWebKit()
  if (installed && hasScreen()) return installed
  throw new Trouble(
    'There is no WebKitGTK with its driver and Xvfb on this machine, and they could not be installed.',
    'Linux only (Debian, Ubuntu: sudo apt-get install webkit2gtk-driver xvfb). To skip WebKit: --only chromium --only firefox.',
  )
}

function findWebKit(): WebKit | undefined {
  const driver = '/usr/bin/WebKitWebDriver'
  // The folder's name contains the processor and the version of its interface.
  const [browser] = globSync('/usr/lib{,/*}/webkit*gtk-*/MiniBrowser').toSorted().toReversed()
  return existsSync(driver) && browser !== undefined ? { driver, browser } : undefined
}

const hasScreen = () => existsSync('/usr/bin/Xvfb')
