import { type Cell, list, text, unreadable } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { categoryOptions } from './category.rules.ts'
import type { Category } from './retailer.schema.ts'
import { exampleCategory } from './retailers.examples.ts'

const withDepth: Cell<Category> = {
  hint: 'a category with its depth, such as Kitchen 2',
  read: (text) => {
    const [, name, depth] = /^(.+) (\d+)$/.exec(text) ?? []
    return name === undefined ? unreadable : exampleCategory(name, name, Number(depth))
  },
  write: ({ name, depth }) => `${name} ${depth}`,
}

export const indentedCategories = table({
  title: 'How are categories indented?',
  given: { 'categories with their depth': list(withDepth) },
  answers: { options: list(text) },
  rows: `
    id             | case                                     | categories with their depth         | options
    DIR-06, OQ-057 | > for the second level, >> for the third | Home 1, Kitchen 2, Pans 3, Travel 1 | Home, > Kitchen, >> Pans, Travel
    DIR-06, OQ-057 | depths that count from zero              | Home 0, Kitchen 1                   | Home, > Kitchen
    DIR-06, OQ-057 | their order stays                        | Travel 1, Home 1, Kitchen 2         | Travel, Home, > Kitchen
    DIR-05         | no categories, no options                | (none)                              | (none)
  `,
  decide: ({ 'categories with their depth': categories }) => ({
    options: categoryOptions(categories).map(({ label }) => label),
  }),
})
