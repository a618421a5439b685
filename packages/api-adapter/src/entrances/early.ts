export { sendEarly } from '../client/send-early.ts'
export {
  categoriesPath,
  dashboardPath,
  firstBannersPath,
  memberPath,
  menuPath,
  retailersPath,
  systemTextPath,
} from '../wire/first-paths.wire.ts'
export { firstPictureIn } from '../wire/first-picture.wire.ts'
