export { addressWire, MemberWire, memberPath, personNameWire } from './member.wire.ts'
