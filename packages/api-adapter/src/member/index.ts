export { MemberWire } from './member.wire.ts'
