export { helpKeys } from './help.policy.ts'
export type { HelpPort, SystemText } from './help.port.ts'
export { type HelpSection, helpSectionsOf, helpTopicsOf } from './help.rules.ts'
