import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { expect, test, vi } from 'vitest'
import { fileOfBook } from '../rates/rates-then.ts'
import config from './rates-apart.config.ts'

test('The cases of pay are run with the rate book that they are given, and with none that was kept', () => {
  const text = join(mkdtempSync(join(tmpdir(), 'rates-')), 'book.txt')
  writeFileSync(text, 'export const rateBook = []\n')
  vi.stubEnv('SAVE_RATES_TEXT', text)
  const book = (config.plugins as readonly Plugin[]).find(({ name }) => name === 'rates-apart')
  const transform = book?.transform as unknown as (code: string, id: string) => string | undefined
  expect(transform('', `/somewhere/${fileOfBook}`)).toBe('export const rateBook = []\n')
  expect(transform('', '/somewhere/packages/domain/src/payslip/payslip.rules.ts')).toBeUndefined()
  expect(config.test?.fsModuleCache).toBe(false)
  vi.unstubAllEnvs()
})
