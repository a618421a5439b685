/** The gallery's view; all of it is in the address, so that any view can be shared. */
export interface View {
  /** `undefined` shows the index. A bare page may have several: 'badge,button'. */
  readonly component: string | undefined
  /** One example, and nothing else on the page. */
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
  const asked = new URLSearchParams(search)
  return {
    component: asked.get('component') ?? undefined,
    example: asked.get('example') ?? undefined,
    theme: oneOf(themes, asked.get('theme')),
    width: oneOf(widths, asked.get('width')),
    bare: asked.has('bare'),
  }
}

export function addressOf({ component, example, theme, width, bare }: View): string {
  const asked = new URLSearchParams()
  if (component) asked.set('component', component)
  if (example) asked.set('example', example)
  if (theme !== 'both') asked.set('theme', theme)
  if (width !== 'full') asked.set('width', width)
  if (bare) asked.set('bare', '')
  return `?${asked}`
}

const oneOf = <Known extends string>(known: readonly [Known, ...Known[]], asked: string | null) =>
  known.find((value) => value === asked) ?? known[0]
