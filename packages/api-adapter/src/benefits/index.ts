export { ChoiceWire, TabWire } from './choice.wire.ts'
