import { writePageConfiguration } from '@save/api-adapter/page-configuration'
import { assetHeaders, pageHeaders } from '@save/fake-api/headers'
import { configurationOn } from '@save/fake-api/page-configuration'
import type { NginxSettings } from './nginx-configuration.ts'

/** Settings for a build with these style hashes (csp.json), with the rest as an example has it. */
export const settingsFor = (
  styleHashes: readonly string[],
  change: Partial<NginxSettings> = {},
): NginxSettings => ({
  port: 8080,
  portal: '/srv/save',
  api: 'http://127.0.0.1:4400',
  pageConfiguration: writePageConfiguration(configurationOn('2026-11-21')),
  pageHeaders: pageHeaders(styleHashes),
  assetHeaders,
  ...change,
})

/** As the documentation shows it; the build's own hash takes this one's place. */
export const documentedSettings = settingsFor(['sha256-THE-HASH-IN-csp.json'])
