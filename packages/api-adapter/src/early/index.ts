export {
  categoriesPath,
  dashboardPath,
  firstBannersPath,
  memberPath,
  menuPath,
  retailersPath,
  systemTextPath,
} from '../wire/first-paths.wire.ts'
export { sendEarly } from './send-early.ts'
