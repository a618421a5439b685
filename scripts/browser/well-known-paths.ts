import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

const linuxNames = [
  // Needs half the time, since it draws no windows.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
]

const macApplications = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]

const windowsPrograms = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/** The usual paths of Chromium browsers, the plainest first. */
export function wellKnownPaths(): readonly string[] {
  if (process.platform === 'darwin')
    return under(['/Applications', `${homedir()}/Applications`], macApplications)
  if (process.platform === 'win32')
    return under(
      ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap(
        (name) => process.env[name] ?? [],
      ),
      windowsPrograms,
    )
  return under(
    ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env.PATH ?? '').split(delimiter)],
    linuxNames,
  )
}

const under = (folders: readonly string[], names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => folders.map((folder) => join(folder, name)))),
]
