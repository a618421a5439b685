import { execFileSync } from 'node:child_process'
import { mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { textsIn, wholeMachine, withoutLayout } from './dated-texts.ts'
import { type Step, stepsOf } from './history.ts'
import { keptTexts } from './kept-texts.ts'
import { changedOn, lastChanged, latestOf } from './last-changed.ts'

const { read } = keptTexts(join(tmpdir(), 'no-such-folder', 'history.json'), '')

/** The newest first: what a commit of a day made of which files. */
const step = (
  day: string | undefined,
  files: Readonly<Record<string, readonly [string, string]>>,
): Step => ({
  day,
  files: new Map(
    Object.entries(files).map(([file, [before, after]]) => [
      file,
      { before: () => before, after: () => after },
    ]),
  ),
})

const half = '/** Half of it. */\nexport const half = (all: number) => all / 2\n'
const third = '/** A third. */\nexport const third = (all: number) => all / 3\n'
const halfOfAll = half.replace('all / 2', 'all * 0.5')
const ofHalf = (text: string) => ({ kind: 'rule', file: 'a.rules.ts', name: 'half', text }) as const

describe('A rule last changed on', () => {
  test('the day of the commit that changed its formula, not that of another rule beside it', () => {
    const steps = [
      step('2026-03-03', { 'a.rules.ts': [half, half + third] }),
      step('2026-02-02', { 'a.rules.ts': [halfOfAll, half] }),
      step('2026-01-01', { 'a.rules.ts': ['', halfOfAll] }),
    ]
    expect(changedOn(ofHalf(half + third), steps, read)).toEqual({ day: '2026-02-02' })
  })

  test('or its words', () => {
    const said = half.replace('Half', 'One half')
    const steps = [
      step('2026-02-02', { 'a.rules.ts': [half, said] }),
      step('2026-01-01', { 'a.rules.ts': ['', half] }),
    ]
    expect(changedOn(ofHalf(said), steps, read)).toEqual({ day: '2026-02-02' })
  })

  test('not that of a move, nor of other line breaks', () => {
    const broken = half
      .replace('(all: number)', '(\n  all: number,\n)')
      .replace('it. */', 'it.\n */')
    const steps = [
      step('2026-03-03', { 'a.rules.ts': [half, broken] }),
      step('2026-02-02', { 'a.rules.ts': [third, third + half], 'b.rules.ts': [half, ''] }),
      step('2026-01-01', { 'b.rules.ts': ['', half] }),
    ]
    expect(changedOn(ofHalf(broken), steps, read)).toEqual({ day: '2026-01-01' })
  })

  test('a copy is new: the other is still there', () => {
    const steps = [
      step('2026-02-02', { 'a.rules.ts': ['', half], 'b.rules.ts': [half, half + third] }),
      step('2026-01-01', { 'b.rules.ts': ['', half] }),
    ]
    expect(changedOn(ofHalf(half), steps, read)).toEqual({ day: '2026-02-02' })
  })

  test('no day that the history does not tell', () => {
    const cutOff = [step(undefined, { 'a.rules.ts': ['', half] })]
    expect(changedOn(ofHalf(half), cutOff, read)).toBe('not known')
    expect(changedOn(ofHalf(half), [], read)).toBe('not known')
    expect(changedOn(ofHalf(halfOfAll), cutOff, read)).toBe('not committed')
    expect(changedOn({ ...ofHalf(half), file: 'new.rules.ts' }, cutOff, read)).toBe('not committed')
    expect(changedOn({ ...ofHalf(half), name: 'gone' }, cutOff, read)).toBe('not known')
  })
})

test('What is set in other lines is the same, but not a text in quotation marks', () => {
  expect(withoutLayout('f(\n  a,\n  b,\n)')).toBe(withoutLayout('f(a, b)'))
  expect(withoutLayout("join(', ')")).not.toBe(withoutLayout("join(',')"))
  expect(withoutLayout('a in b')).not.toBe(withoutLayout('ain b'))
})

test('A machine is one thing: what is gone from it has changed it', () => {
  const machine = (on: string) =>
    `createMachine({ initial: 'a', states: { a: { on: { ${on} } } } })`
  const whole = (on: string) => textsIn('machine', machine(on)).get(wholeMachine)
  expect(whole('x: "a"')).not.toBe(whole(''))
  expect(textsIn('machine', '').size).toBe(0)
})

test('A sentence of several parts is as new as the newest of them', () => {
  const days = [{ day: '2026-01-01' }, { day: '2026-02-02' }]
  expect(latestOf(days)).toEqual({ day: '2026-02-02' })
  expect(latestOf([...days, 'not known'])).toBe('not known')
  expect(latestOf([...days, 'not known', 'not committed'])).toBe('not committed')
  expect(latestOf([])).toBe('not known')
})

test('A requirement, a rule, a sentence, a machine and an answer of today have a day, if the history goes back so far', () => {
  const at = lastChanged()
  const day = { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }
  const known = [day, 'not known', 'not committed']
  for (const on of [
    at('requirement', 'docs/requirements.yaml', 'CARDW-06'),
    at('rule', 'packages/domain/src/benefits/salary-sacrifice.rules.ts', 'exactFigures'),
    at('sentence', 'packages/domain/src/benefits/order.messages.ts', 'completeOrder'),
    at('machine', 'packages/domain/src/session/login.machine.ts'),
    at('answer', 'docs/decisions/0009-choices-and-salary-sacrifice.md', 'OQ-087'),
  ])
    expect(known).toContainEqual(on)
  expect(at('rule', 'packages/domain/src/benefits/salary-sacrifice.rules.ts', 'none')).toBe(
    'not known',
  )
})

describe('The history of a repository', () => {
  afterEach(() => vi.unstubAllEnvs())

  /** Two commits: a rule, then the same in another file. */
  function repository(): string {
    const folder = mkdtempSync(join(tmpdir(), 'history-'))
    const run = (day: string, ...args: readonly string[]) =>
      execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
        env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
        stdio: 'ignore',
      })
    run('2026-01-01', 'init', '-q')
    writeFileSync(join(folder, 'a.rules.ts'), half)
    run('2026-01-01', 'add', '.')
    run('2026-01-01', 'commit', '-qm', 'One')
    renameSync(join(folder, 'a.rules.ts'), join(folder, 'b.rules.ts'))
    run('2026-02-02', 'add', '.')
    run('2026-02-02', 'commit', '-qm', 'Two')
    return folder
  }

  const historyIn = (folder: string): readonly Step[] => {
    vi.stubEnv('GIT_DIR', folder)
    return stepsOf(['*.rules.ts'])
  }

  test('has each version of a file, the newest first', () => {
    const [two, one, ...more] = historyIn(join(repository(), '.git'))
    expect([two?.day, one?.day, more.length]).toEqual(['2026-02-02', '2026-01-01', 0])
    expect([...(two?.files.keys() ?? [])]).toEqual(['a.rules.ts', 'b.rules.ts'])
    expect(two?.files.get('b.rules.ts')?.after()).toBe(half.trimEnd())
    expect(two?.files.get('b.rules.ts')?.before()).toBe('')
  })

  test('that is cut off tells no day of its first commit', () => {
    const whole = repository()
    const folder = mkdtempSync(join(tmpdir(), 'shallow-'))
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${whole}`, folder])
    const steps = historyIn(join(folder, '.git'))
    expect(steps.map(({ day }) => day)).toEqual([undefined])
    expect(changedOn({ ...ofHalf(half), file: 'b.rules.ts' }, steps, read)).toBe('not known')
  })

  test('that is missing tells nothing', () => {
    expect(historyIn(join(tmpdir(), 'no-such-folder'))).toEqual([])
  })
})
