import { paths } from './paths.rules.ts'

/**
 * Where a screen's forms lead, besides its links: one path for each screen, whatever is filled in.
 * The search box is on every page.
 */
export function pathsBehindForms(path: string): readonly string[] {
  const [, folder, inside] = path.toLowerCase().split(/[/?#]/)
  if (folder === 'vendor') return [paths.search, paths.checkout]
  if (folder !== 'choice') return [paths.search]
  const isOrder = inside === 'salarysacrifice'
  const order = isOrder ? '/Choice/SalarySacrifice/ThankYou' : `/Choice/SalarySacrifice/${inside}/1`
  return [paths.search, order]
}
