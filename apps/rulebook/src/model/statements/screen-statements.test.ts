import { expect, test } from 'vitest'
import { changesIn } from '../changes/changes.ts'

const file = 'apps/portal/src/account/savings.tsx'
const before = `import { localDayOf } from '@save/domain/kernel'

/** My Savings. */
export function Savings({ shown }: Props) {
  const day = localDayOf(new Date())
  return <p title={day}>{shown}</p>
}

const most = 3
`
const change = (after: string) => changesIn(file, before, after)

test('What a screen does is one change, with the parts that differ and what is still said of it', () => {
  const after = before
    .replace('localDayOf(new Date())', "'2026-11-27'")
    .replace('most = 3', 'most = 4')
  expect(change(after)).toEqual([
    {
      file,
      kind: 'screen',
      name: 'savings',
      was: 'export function Savings({ shown }: Props) { const day = localDayOf(new Date()) return <p title={day}>{shown}</p> }\nconst most = 3',
      is: "export function Savings({ shown }: Props) { const day = '2026-11-27' return <p title={day}>{shown}</p> }\nconst most = 4",
      stillSays: 'My Savings.',
    },
  ])
})

test('Its words, its types, its imports, its line breaks and names within it are no change', () => {
  for (const after of [
    before.replace('My Savings.', 'The savings of a member.'),
    before.replace('Props', 'SavingsProps'),
    before.replace('const day', 'const today').replace('{day}', '{today}'),
    before.replace("from '@save/domain/kernel'", "from '../kernel.ts'"),
    before.replace(
      '<p title={day}>{shown}</p>',
      '(\n    <p\n      title={day}>\n {shown}\n</p>\n  )',
    ),
    `${before}\nexport interface Props {\n  readonly shown: string\n}\n`,
  ])
    expect(change(after)).toEqual([])
})

test('A new file is told as new, a word shown without its gap as changed, and addresses by themselves', () => {
  expect(changesIn(file, '', before)).toMatchObject([{ name: 'savings', was: undefined }])
  expect(changesIn(file, before, '')).toMatchObject([{ name: 'savings', is: undefined }])
  const says = 'export const Thanks = () => <p>Thank you</p>'
  expect(changesIn(file, says, says.replace('Thank you', 'Thankyou'))).toHaveLength(1)
  const route = 'apps/portal/src/routes/_shell.Vendor.$vendorCode.tsx'
  expect(changesIn(route, 'const a = 1', 'const a = 2')).toMatchObject([
    { name: 'the address Vendor/$vendorCode' },
  ])
})

test('A name within it that stands for something else is a change', () => {
  const after = before.replace('title={day}', 'title={shown}')
  expect(change(after)).toHaveLength(1)
})
