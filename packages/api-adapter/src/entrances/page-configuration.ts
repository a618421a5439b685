export {
  pageConfigurationId,
  readPageConfiguration,
  writePageConfiguration,
} from '../shell/page-configuration.wire.ts'
