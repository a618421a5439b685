export type { ServerPorts } from './ports.ts'
