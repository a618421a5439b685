import { existsSync } from 'node:fs'
import { runChild } from '../bootstrap/child.mjs'
import { Trouble } from '../bootstrap/trouble.mjs'
import { runTool } from '../commands/tools.ts'
import { installWithApt } from './apt.ts'
import { wellKnownPaths } from './well-known-paths.ts'

/** The path of a Chromium that starts: an installed one, or a newly installed one. */
export async function findOrInstallChromium(): Promise<string> {
  const requestedPath = process.env.SAVE_CHROMIUM
  if (requestedPath) return askedFor(requestedPath)
  const found = (await findChromium()) ?? (await installChromium())
  if (found) return found
  throw new Trouble(
    'There is no Chromium on this machine, and none could be installed.',
    'Install Chromium or Google Chrome (Debian, Ubuntu: sudo apt-get install chromium), or set SAVE_CHROMIUM to the path of one, then run npm test again.',
  )
}

async function askedFor(path: string): Promise<string> {
  if (await isWorking(path)) return path
  throw new Trouble(
    `Can’t start a browser at ${path} (SAVE_CHROMIUM).`,
    'Set it to the path of Chromium or Chrome, or unset it to search for one.',
  )
}

async function findChromium(): Promise<string | undefined> {
  for (const path of [...wellKnownPaths(), ...(await playwrightsOwn())])
    if (await isWorking(path)) return path
  return undefined
}

/** The path of the Chromium that Playwright downloads. */
async function playwrightsOwn(): Promise<readonly string[]> {
  const { chromium } = await import('@playwright/test')
  return [chromium.executablePath()]
}

/**
 * On Linux a path may exist without a browser (Ubuntu's chromium-browser only asks for a snap), so we ask for its
 * version. Elsewhere that would open a window.
 */
async function isWorking(path: string): Promise<boolean> {
  if (!existsSync(path)) return false
  if (process.platform !== 'linux') return true
  const { code } = await runChild(path, ['--version'], { capture: true }).catch(() => ({ code: 1 }))
  return code === 0
}

async function installChromium(): Promise<string | undefined> {
  console.log('There is no Chromium here.')
  const withApt = () => installWithApt(['chromium-headless-shell', 'chromium'])
  for (const install of [withApt, installWithPlaywright]) {
    if (!(await install())) continue
    const found = await findChromium()
    if (found) return found
  }
  return undefined
}

async function installWithPlaywright(): Promise<boolean> {
  console.log('Fetching a Chromium with Playwright…')
  const { code } = await runTool('playwright', ['install', 'chromium'])
  return code === 0
}
