export { MenuItem } from './menu.schema.ts'
export { BandRates, PageConfiguration } from './page-configuration.schema.ts'
export type { BrowserPort, ShellPort } from './shell.port.ts'
