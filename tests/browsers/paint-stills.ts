import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ColourName, Engine } from './engines/driver.ts'
import { until } from './hands/until.ts'
import { openLine } from './stage/line.ts'
import { without } from './stage/taken-away.ts'

export interface Painting {
  readonly engine: Engine
  readonly colours: ColourName
  readonly portalPort: number
  /** Features that we disable in the browser. */
  readonly without: readonly string[]
  /** Contains the stills in `chromium/stills`. We put the pictures into a folder beside them. */
  readonly folder: string
}

const path = '/_stills/'

/** Takes a picture of each still in these colours, at the width in its name: 'login-360-dark'. */
export async function paintStills(painting: Painting): Promise<void> {
  const { engine, colours, portalPort, folder, without: lacking } = painting
  const stills = join(folder, 'chromium', 'stills')
  const pictures = join(folder, [engine.name, ...lacking].join('-without-'))
  mkdirSync(pictures, { recursive: true })
  const line = await openLine(portalPort, {
    rewrite: lacking.length > 0 ? (page) => without(page, lacking) : undefined,
    still: (asked) =>
      asked.startsWith(path)
        ? readFileSync(join(stills, `${asked.slice(path.length)}.html`), 'utf8')
        : undefined,
  })
  const driver = await engine.window()
  try {
    const names = readdirSync(stills).map((file) => basename(file, '.html'))
    for (const name of names.filter((one) => one.endsWith(colours))) {
      await driver.open(`${line.origin}${path}${name}`)
      await until('its fonts and pictures', () =>
        driver.run(
          () =>
            document.fonts.status === 'loaded' &&
            [...document.images].every(({ complete }) => complete),
        ),
      )
      const width = Number(name.split('-').at(-2))
      writeFileSync(join(pictures, `${name}.png`), await driver.picture(width))
    }
  } finally {
    await driver.close()
    await line.close()
  }
}
