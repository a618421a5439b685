export type { HelpPort, SystemText } from './help.port.ts'
export { helpSectionsOf, helpTopicsOf } from './help.rules.ts'
