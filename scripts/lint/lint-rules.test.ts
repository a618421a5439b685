import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { allowedClocks, foreignClocks } from './plants/clocks.ts'
import { badHabits } from './plants/habits.ts'
import { allowedImports, forbiddenImports } from './plants/imports.ts'
import { impurities } from './plants/impurities.ts'
import type { Plant } from './plants/plant.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const plants = [...forbiddenImports, ...impurities, ...badHabits, ...foreignClocks]

describe('A planted violation is reported', () => {
  const complaints = lint(plants)
  test.each(plants.map((plant, at) => [plant.description, plant, at] as const))(
    '%s',
    (_, plant, at) => {
      const reported = complaints(at).filter(({ rule }) => rule === (plant.rule ?? rule))
      expect(reported.map(({ text }) => text).join('\n')).toContain(plant.reason ?? plant.rule)
    },
  )
})

describe('An allowed import is not reported', () => {
  const complaints = lint(allowedImports)
  test.each(allowedImports.map(({ description }, at) => [description, at] as const))(
    '%s',
    (_, at) => {
      expect(complaints(at)).toEqual([])
    },
  )
})

describe('An allowed clock is not reported', () => {
  const complaints = lint(allowedClocks)
  test.each(allowedClocks.map(({ description }, at) => [description, at] as const))(
    '%s',
    (_, at) => {
      expect(complaints(at)).toEqual([])
    },
  )
})

interface Complaint {
  readonly file: string
  readonly rule: string
  readonly text: string
}

/** Runs the linter once over all plants, in a repository that has only the settings. */
function lint(planted: readonly Pick<Plant, 'file' | 'code'>[]) {
  const folder = emptyRepository()
  const files = planted.map(({ file }, at) => ownPlace(file, at))
  planted.forEach(({ code }, at) => {
    plantCode(folder, files[at] ?? '', code)
  })
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', '--colors=off', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 },
  )
  rmSync(folder, { recursive: true })
  const complaints = complaintsIn(stdout + stderr)
  return (at: number) => complaints.filter(({ file }) => file === files[at])
}

/** Puts each plant into its own context or component, so that two in one folder don't interfere. */
const ownPlace = (file: string, at: number): string =>
  file.replace(/\/(help|link|money)\//, `/$1-${at}/`)

function plantCode(folder: string, file: string, code: string): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, code)
  if (code.includes('./round'))
    writeFileSync(
      join(dirname(path), 'round.ts'),
      "import { one } from './help.rules.ts'\n\nexport const two = one\n",
    )
}

function emptyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'save-lint-'))
  const workspaces = [
    'packages/domain',
    'packages/api-adapter',
    'packages/ui',
    'apps/portal',
    'apps/fake-api',
  ]
  const settings = [
    'biome.json',
    '.gitignore',
    'package.json',
    'scripts/lint/no-raw-html.grit',
    'scripts/lint/climbing-out.grit',
    'scripts/lint/listening-late.grit',
    'scripts/lint/one-today.grit',
  ]
  const nested = workspaces.flatMap((workspace) =>
    ['package.json', 'biome.json', 'lint'].map((name) => `${workspace}/${name}`),
  )
  for (const path of [...settings, ...nested].filter((one) => existsSync(join(root, one))))
    cpSync(join(root, path), join(folder, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

/** Biome begins each complaint with the place and the rule: 'a/b.ts:1:2 lint/style/noEnum ━━━'. */
function complaintsIn(output: string): readonly Complaint[] {
  return output.split(/^(?=\S+\.tsx? |\S+\.tsx?:\d+:\d+ )/m).flatMap((text) => {
    const [, file, rule] = text.match(/^(\S+\.tsx?)(?::\d+:\d+)? (\S+)/) ?? []
    return file !== undefined && rule !== undefined ? [{ file, rule, text }] : []
  })
}
