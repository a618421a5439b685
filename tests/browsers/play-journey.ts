import { join } from 'node:path'
import type { Driver, Engine } from './engines/driver.ts'
import { watch } from './engines/watch.ts'
import type { HandName, Journey } from './hands/member.ts'
import { memberAt } from './hands/member-at.ts'
import { openLine } from './stage/line.ts'
import { stagedWorld } from './stage/staged-world.ts'
import { without } from './stage/taken-away.ts'

export interface Played {
  readonly journey: string
  readonly engine: string
  readonly hand: HandName
  /** The reason for a failure. Without it the journey passed. */
  readonly failure?: string
}

interface Play {
  readonly journey: Journey
  readonly engine: Engine
  readonly hand: HandName
  readonly portalPort: number
  /** Features that we disable in the browser. */
  readonly without: readonly string[]
  /** The folder for all pictures. */
  readonly pictures: string
}

/** The stand-in refuses longer names. */
const longestWorldName = 64

export async function playJourney(play: Play): Promise<Played> {
  const { journey, engine, hand } = play
  const failure = await failureOf(play)
  return { journey: journey.name, engine: engine.name, hand, ...(failure && { failure }) }
}

async function failureOf(play: Play) {
  const { journey, engine, hand, portalPort, pictures, without: lacking } = play
  const folder = join(pictures, [engine.name, ...lacking].join('-without-'))
  const name = `${engine.name}-${hand}-${journey.name.replaceAll(/\W+/g, '-')}`
  const world = stagedWorld(portalPort, name.slice(0, longestWorldName))
  const line = await openLine(portalPort, {
    // The other two engines report their pages' complaints themselves.
    script: engine.name === 'webkit' ? `(${watch})()` : undefined,
    rewrite: lacking.length > 0 ? (page) => without(page, lacking) : undefined,
  })
  let driver: Driver | undefined
  try {
    driver = await engine.window()
    // By keyboard the pictures would be the same.
    const member = memberAt({
      driver,
      line,
      world,
      hand,
      pictures: hand === 'pointer' ? folder : undefined,
    })
    await journey.go(member)
    const complaints = (await driver.complaints()).filter(
      (complaint) => !journey.expectedComplaints?.test(complaint),
    )
    return complaints.length > 0 ? `The browser complains: ${complaints.join(' | ')}` : undefined
  } catch (error) {
    const allComplaints = (await driver?.complaints().catch(() => [])) ?? []
    return [error instanceof Error ? error.message : String(error), ...allComplaints].join('\n')
  } finally {
    await driver?.close()
    await line.close()
    await world.remove().catch(() => undefined)
  }
}
