export type { HelpPort, SystemText } from './help.port.ts'
