import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commands, usage } from './commands.mjs'

const root = new URL('../../', import.meta.url)
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))

test.each(Object.keys(commands))('%s is a script of package.json and a file', (name) => {
  expect(scripts[name]).toBe(`node scripts/bootstrap.mjs ${name}`)
  expect(existsSync(new URL(`scripts/commands/${name}.ts`, root))).toBe(true)
})

test('every script that uses the entrance is a command', () => {
  const asked = Object.values<string>(scripts).flatMap(
    (script) => script.match(/bootstrap\.mjs (\w+)$/)?.[1] ?? [],
  )
  expect(asked.toSorted()).toEqual(Object.keys(commands).toSorted())
})

test('the usage lists every command as it is typed', () => {
  expect(usage()).toContain('npm start ')
  expect(usage()).toContain('npm run check ')
})
