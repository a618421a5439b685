import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { treeFileOf } from '../support/tree-file.ts'

const folder = import.meta.dirname

/** Each state gives its name in a line of its own. */
const nameOfState = /^ +name: (['"])(?<name>.+)\1,$/gm

const files = globSync('*-states.spec.ts', { cwd: folder }).concat('states.spec.ts')
const states = files.flatMap((file) =>
  [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(nameOfState)].map(
    ({ groups }) => groups?.['name'] ?? '',
  ),
)

test('each tree belongs to a state, and each state has one', () => {
  expect(readdirSync(`${folder}/trees`).toSorted()).toEqual(states.map(treeFileOf).toSorted())
})
