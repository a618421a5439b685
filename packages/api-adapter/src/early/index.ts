export {
  dashboardPath,
  firstBannersPath,
  memberPath,
  menuPath,
  systemTextPath,
} from '../wire/first-paths.wire.ts'
export { sendEarly } from './send-early.ts'
