import { renderMermaidSVG } from 'beautiful-mermaid'

/**
 * The drawing of a Mermaid text, as an SVG that takes its colours and its font from the page and
 * carries no style of its own, which a strict content security policy would refuse.
 */
export function diagramOf(mermaid: string, id: string): string {
  const drawn = renderMermaidSVG(mermaid, {
    padding: 4,
    nodeSpacing: 32,
    layerSpacing: 40,
    transparent: true,
  })
  return slimmed(withOwnIds(withArrowsAtTheirEnds(withoutStyle(drawn)), id))
}

const withoutStyle = (svg: string): string =>
  svg.replace(/<style>[\s\S]*?<\/style>/g, '').replace(/ style="[^"]*"/g, '')

/** An arrow drawn from its target back to its source gets its points, and its head, reversed. */
const withArrowsAtTheirEnds = (svg: string): string =>
  svg.replace(/<polyline [^>]*data-arrow-start="true"[^>]*>/g, (line) =>
    line
      .replace(/points="([^"]*)"/, (_, points: string) => `points="${turned(points)}"`)
      .replace(/marker-start="[^"]*"/, 'marker-end="url(#arrowhead)"'),
  )

const turned = (points: string): string => points.split(' ').reverse().join(' ')

/** One page has several drawings, and a hidden one can't share its arrow heads. */
const withOwnIds = (svg: string, id: string): string =>
  svg
    .replace(/ id="(arrowhead[^"]*)"/g, ` id="${id}-$1"`)
    .replace(/url\(#(arrowhead[^)]*)\)/g, `url(#${id}-$1)`)
    .replace('<svg ', `<svg id="${id}-drawing" aria-hidden="true" `)

/** Without attributes that only the library needs, and rounded to a tenth of a pixel. */
const slimmed = (svg: string): string =>
  svg.replace(/ data-[a-z-]+="[^"]*"/g, '').replace(/(\d+\.\d)\d+/g, '$1')
