import { writePageConfiguration } from '@save/api-adapter/page-configuration'
import type { InlineHashes } from '@save/fake-api/headers'
import { assetHeaders, pageHeaders } from '@save/fake-api/headers'
import { configurationOn } from '@save/fake-api/page-configuration'
import type { NginxSettings } from './nginx-configuration.ts'

/** Settings for a build with these hashes (csp.json), with example values for the rest. */
export const settingsFor = (
  { styleHashes, scriptHashes }: InlineHashes,
  change: Partial<NginxSettings> = {},
): NginxSettings => ({
  port: 8080,
  portal: '/srv/save',
  api: 'http://127.0.0.1:4400',
  pageConfiguration: writePageConfiguration(configurationOn('2026-11-21')),
  pageHeaders: pageHeaders(styleHashes, scriptHashes),
  assetHeaders,
  ...change,
})

/** As in the documentation, with placeholders for the build's own hashes. */
export const documentedSettings = settingsFor({
  styleHashes: ['sha256-THE-STYLE-HASHES-IN-csp.json'],
  scriptHashes: ['sha256-THE-SCRIPT-HASHES-IN-csp.json'],
})
