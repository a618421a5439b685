export {
  type ColourName,
  colourNames,
  type Engine,
  type EngineName,
  engineNames,
} from './engines/driver.ts'
export { puppeteerEngine } from './engines/puppeteer-engine.ts'
export { webkitEngine } from './engines/webkit-engine.ts'
export { handNames } from './hands/member.ts'
export { journeys } from './journeys/journeys.ts'
export { type Painting, paintStills } from './paint-stills.ts'
export { type Played, playJourney } from './play-journey.ts'
export { startPortal } from './stage/portal-server.ts'
export { featureNames } from './stage/taken-away.ts'
