export { demoPorts as serverPorts } from './demo-ports.ts'
