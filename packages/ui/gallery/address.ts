/** The view of the gallery, all of it in the address, so that any view can be shared. */
export interface View {
  /** `undefined` shows the index. A bare page may have several: 'badge,button'. */
  readonly component: string | undefined
  /** A single example, alone on the page. */
  readonly example: string | undefined
  readonly theme: Theme
  readonly width: Width
  /** All examples of the components on one page, without the gallery around them, for tests. */
  readonly bare: boolean
}

export const themes = ['both', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const widths = ['full', '768', '360', '320'] as const
export type Width = (typeof widths)[number]

export function viewIn(search: string): View {
  const parameters = new URLSearchParams(search)
  return {
    component: parameters.get('component') ?? undefined,
    example: parameters.get('example') ?? undefined,
    theme: oneOf(themes, parameters.get('theme')),
    width: oneOf(widths, parameters.get('width')),
    bare: parameters.has('bare'),
  }
}

export function addressOf({ component, example, theme, width, bare }: View): string {
  const parameters = new URLSearchParams()
  if (component) parameters.set('component', component)
  if (example) parameters.set('example', example)
  if (theme !== 'both') parameters.set('theme', theme)
  if (width !== 'full') parameters.set('width', width)
  if (bare) parameters.set('bare', '')
  return `?${parameters}`
}

const oneOf = <Known extends string>(known: readonly [Known, ...Known[]], asked: string | null) =>
  known.find((value) => value === asked) ?? known[0]
