import { paths } from './paths.rules.ts'

/**
 * The paths that a screen's forms open, in addition to its links, so that we can prefetch their code. Each form opens
 * one path, and the search box is on every page.
 */
export function pathsBehindForms(path: string): readonly string[] {
  const [, folder, inside] = path.toLowerCase().split(/[/?#]/)
  if (folder === 'vendor') return [paths.search, paths.checkout]
  if (folder !== 'choice') return [paths.search]
  const isOrder = inside === 'salarysacrifice'
  const order = isOrder ? '/Choice/SalarySacrifice/ThankYou' : `/Choice/SalarySacrifice/${inside}/1`
  return [paths.search, order]
}
