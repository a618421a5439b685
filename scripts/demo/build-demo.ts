/** Builds the static demonstration: the portal over a world in the browser, without a server. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { paths } from '@save/domain/shell'
import { createApp } from '@save/fake-api/app'
import { makeCatalogue } from '@save/fake-api/catalogue'
import { picturesIn } from './pictures.ts'

/** The root of the site. The portal is below /Member. */
export const demoFolder = 'dist/demo'

/** Paths that work, without a 404, when opened directly or reloaded. */
const routesWithoutIds = [
  paths.dashboard,
  paths.cashback,
  paths.vouchers,
  paths.wellnessStatement,
  paths.rewardStatement,
  paths.search,
  paths.account,
  paths.editAccount,
  paths.withdrawViaBank,
  paths.checkout,
  paths.contact,
  paths.login,
] as const

/** The host page for a path, and the file where a static host looks for it. */
const pages: readonly (readonly [address: string, file: string])[] = [
  ['/Member/Home/Dashboard', 'Member/index.html'],
  ['/Member/FAQ', 'Member/FAQ/index.html'],
  ['/Member/TermsAndConditions', 'Member/TermsAndConditions/index.html'],
  ...routesWithoutIds.map((path) => [`/Member${path}`, `Member${path}/index.html`] as const),
  // Static hosts send this for every path without a file, such as a retailer's.
  ['/Member/Home/Cashback', '404.html'],
]

const start =
  '<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Save</title><meta http-equiv="refresh" content="0; url=/Member/Home/Dashboard"><p><a href="/Member/Home/Dashboard">Save</a></p></html>\n'

/** @param portalFolder the portal, built for the demonstration */
export async function buildDemo(portalFolder: string, folder = demoFolder): Promise<number> {
  rmSync(folder, { recursive: true, force: true })
  cpSync(portalFolder, join(folder, 'Member'), {
    recursive: true,
    filter: (path) => !/(?:\.html|csp\.json(?:\.br|\.gz)?)$/.test(path),
  })
  const host = createApp({ portalFolder, isDevelopment: false })
  const textAt = async (address: string): Promise<string> => {
    const answer = await host.request(address)
    if (!answer.ok)
      throw new Error(`The demonstration has no page at ${address}. Build the portal again.`)
    return answer.text()
  }

  const written = new Set<string>()
  const write = (file: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
    written.add(file)
  }
  write('index.html', start)
  for (const [address, file] of pages) write(file, await textAt(address))
  for (const address of picturesIn(makeCatalogue())) {
    const answer = await host.request(address)
    if (answer.ok) write(address.slice(1), await answer.text())
  }
  for (const address of await pageFiles(textAt)) {
    write(address.slice(1), new Uint8Array(await (await host.request(address)).arrayBuffer()))
  }
  return written.size
}

/** The style sheet of the pages outside the app, with the files in it and in the pages. */
async function pageFiles(textAt: (address: string) => Promise<string>): Promise<readonly string[]> {
  const inPages = (text: string) => text.match(/\/Member\/pages\/[\w.-]+/g) ?? []
  const first = inPages(await textAt('/Member/FAQ'))
  const sheets = first.filter((address) => address.endsWith('.css'))
  const further = await Promise.all(sheets.map(async (sheet) => inPages(await textAt(sheet))))
  return [...new Set([...first, ...further.flat()])]
}
