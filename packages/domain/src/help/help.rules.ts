/** Chooses the help for a path, and its texts (HELP-04 to HELP-08, OQ-033, OQ-034). */
import { present, withoutLastSlashes } from '../kernel/index.ts'
import { paths } from '../shell/index.ts'
import { helpKeys } from './help.policy.ts'
import type { SystemText } from './help.port.ts'

type HelpTopic = keyof typeof helpKeys

/** Path prefixes in lower case; the first match decides. */
const topicsByPrefix: readonly (readonly [string, readonly HelpTopic[]])[] = [
  ...['/home/cashback', '/home/voucher', '/home/mybenefits', '/retailer', '/vendor', '/choice'].map(
    (prefix) => [prefix, ['retailerPage', 'cashback']] as const,
  ),
]

/** The topics of a path below the base. Without any there is no panel. */
export function helpTopicsOf(path: string): readonly HelpTopic[] {
  const normalised = withoutLastSlashes(path.toLowerCase())
  if (normalised === paths.dashboard.toLowerCase()) return ['home']
  return topicsByPrefix.find(([prefix]) => normalised.startsWith(prefix))?.[1] ?? []
}

export interface HelpSection {
  readonly topic: HelpTopic
  /** HTML from the server. */
  readonly html: string
}

/** The panel's sections, without those whose text is missing or blank. */
export function helpSectionsOf(path: string, systemText: SystemText): readonly HelpSection[] {
  const texts = new Map(Object.entries(systemText).map(([key, text]) => [key.toLowerCase(), text]))
  return helpTopicsOf(path).flatMap((topic) => {
    const html = present(texts.get(helpKeys[topic].toLowerCase()))
    return html === undefined ? [] : [{ topic, html }]
  })
}
