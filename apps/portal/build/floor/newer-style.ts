import { type CssNode, parse, type WalkContext, walk } from 'css-tree'
import { type Feature, featuresByName, isNewer } from './compat.ts'
import { compatData } from './compat-data.ts'

type Features = Readonly<Record<string, Feature | undefined>>

const { properties, selectors, 'at-rules': atRules } = compatData.css as Record<string, Features>
const types = featuresByName(compatData.css['types'])

/**
 * What a style sheet uses that some browsers of the floor lack: 'text-wrap', ':has',
 * 'light-dark()'. Anything inside `@supports` is guarded; inside `@supports not` it isn't.
 */
export function newerInStyle(sheet: string): readonly string[] {
  const tree = parse(sheet, { parseCustomProperty: true })
  const declared = new Set<string>()
  walk(tree, (node) => {
    if (node.type === 'Declaration') declared.add(node.property)
  })
  const found = new Set<string>()
  const guards: CssNode[] = []
  walk(tree, {
    enter(this: WalkContext, node: CssNode) {
      const isCondition = node.type === 'AtrulePrelude' && this.atrule?.name === 'supports'
      if (isCondition || isGuard(node)) guards.push(node)
      if (guards.length > 0) return
      const [name, feature] = usedBy(node, this.declaration?.property) ?? []
      if (name !== undefined && isNewer(feature, isPrefixed(name, declared))) found.add(name)
    },
    leave(node: CssNode) {
      if (guards.at(-1) === node) guards.pop()
    },
  })
  return [...found].sort()
}

type Used = readonly [name: string, feature: Feature | undefined]

function usedBy(node: CssNode, property: string | undefined): Used | undefined {
  switch (node.type) {
    case 'Atrule':
      return [`@${node.name}`, atRules?.[node.name]]
    case 'Feature':
      return node.kind === 'media' ? [`(${node.name})`, inMedia(node.name)] : undefined
    case 'FeatureRange':
      return node.kind === 'media' ? ['(width >= …)', inMedia('range_syntax')] : undefined
    case 'PseudoClassSelector':
      return [`:${node.name}`, selectors?.[node.name]]
    case 'PseudoElementSelector':
      return [`::${node.name}`, selectors?.[node.name]]
    case 'NestingSelector':
      return ['&', selectors?.['nesting']]
    case 'Declaration':
      return [node.property, properties?.[node.property]]
    case 'Identifier':
      return property === undefined
        ? undefined
        : [`${property}: ${node.name}`, below(properties?.[property], node.name)]
    case 'Function':
      return [`${node.name}()`, oldest(types.get(node.name))]
    default:
      return undefined
  }
}

const inMedia = (name: string) => below(atRules?.['media'], name)

const below = (feature: Feature | undefined, name: string) => feature?.[name] as Feature | undefined

/** One name can have several uses: it counts as known when one of them is. */
const oldest = (features: readonly Feature[] = []) =>
  features.find((feature) => !isNewer(feature)) ?? features[0]

const isGuard = (node: CssNode): boolean =>
  node.type === 'Atrule' && node.name === 'supports' && !isForThoseWithout(node)

/** `@supports not (…)` is for browsers that lack something. */
function isForThoseWithout(node: CssNode): boolean {
  if (node.type !== 'Atrule' || node.prelude?.type !== 'AtrulePrelude') return false
  let isNegated = false
  walk(node.prelude, (part) => {
    if (part.type === 'Identifier' && part.name === 'not') isNegated = true
  })
  return isNegated
}

const isPrefixed = (name: string, declared: ReadonlySet<string>): boolean =>
  ['-webkit-', '-moz-'].some((prefix) => declared.has(prefix + name.replace(/:.*/, '')))
