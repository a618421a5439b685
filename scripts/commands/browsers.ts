import { writeFileSync } from 'node:fs'
import {
  type Engine,
  engineNames,
  featureNames,
  handNames,
  journeys,
  type Played,
  playJourney,
  startPortal,
} from '@save/tests/browsers'
import { runChild } from '../bootstrap/child.mjs'
import { browsersArguments } from '../browsers/browsers-arguments.ts'
import { browsersReport } from '../browsers/browsers-report.ts'
import { prepareEngine } from '../browsers/prepare-engine.ts'
import { build } from './build.ts'

const reportFile = 'docs/browsers.md'
const pictures = 'reports/browsers'

/** Plays the members' journeys in three browsers, by pointer and by keyboard. */
export async function run(args: readonly string[]): Promise<number> {
  const wanted = browsersArguments(args, {
    engines: engineNames,
    hands: handNames,
    journeys: journeys.map(({ name }) => name),
    features: featureNames,
  })
  const openings: (() => Promise<Engine>)[] = []
  for (const name of wanted.engines) openings.push(await prepareEngine[name]())
  await build()

  // Reads the current commit before the journeys, since another may follow while they run.
  const around = await runDetails()
  const portal = await startPortal()
  const play = { portalPort: portal.port, pictures, without: wanted.without }
  const playIn = async (engine: Engine): Promise<readonly Played[]> => {
    const played: Played[] = []
    for (const hand of wanted.hands)
      for (const journey of journeys.filter(({ name }) => wanted.journeys.includes(name)))
        played.push(tell(await playJourney({ ...play, journey, engine, hand })))
    return played
  }
  const engines = await Promise.all(openings.map((open) => open()))
  const played = (await Promise.all(engines.map(playIn))).flat()
  await Promise.all([portal, ...engines].map((one) => one.close()))

  console.log(`\nPictures are in ${pictures}.`)
  if (wanted.isAll) {
    const date = new Date().toISOString().slice(0, 10)
    const text = browsersReport({ ...wanted, engines, played, date, ...around })
    writeFileSync(reportFile, text)
    console.log(`The result is in ${reportFile}.`)
  }
  return played.every(({ failure }) => failure === undefined) ? 0 : 1
}

function tell(played: Played): Played {
  const { journey, engine, hand, failure } = played
  console.log(`${failure === undefined ? '✓' : '✗'} ${engine}, ${hand}: ${journey}`)
  if (failure !== undefined) console.log(`  ${failure.replaceAll('\n', '\n  ')}`)
  return played
}

async function runDetails() {
  const output = async (program: string, ...args: readonly string[]) => {
    const ended = await runChild(program, args, { capture: true }).catch(() => ({ output: '' }))
    return ended.output.trim()
  }
  return {
    commit: await output('git', 'rev-parse', '--short', 'HEAD'),
    system:
      (await output('sh', '-c', '. /etc/os-release && echo "$PRETTY_NAME"')) || process.platform,
  }
}
