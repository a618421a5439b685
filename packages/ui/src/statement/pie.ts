import { ArcElement, Chart, PieController } from 'chart.js'
import { tried } from '../browser/tried.ts'
import { lookOf } from './chart-colours.ts'

Chart.register(ArcElement, PieController)

/** Draws a pie, and redraws it whenever its colours change. Returns a function that erases it. */
export function drawPie(canvas: HTMLCanvasElement, slices: readonly number[]): () => void {
  const chart = new Chart(canvas, {
    type: 'pie',
    data: { datasets: [{ data: [...slices], borderWidth: 2.5 }] },
    options: { responsive: false, animation: false, events: [] },
  })
  // On a narrow page the height shrinks with the width. The width stays: on high-resolution screens
  // the canvas has more pixels.
  canvas.style.removeProperty('height')

  const paint = (scheme = '') => {
    const ground = colourOf(canvas, '--ground', scheme)
    const [pie] = chart.data.datasets
    if (!pie) return
    pie.borderColor = ground
    pie.backgroundColor = slices.map((_, slice) => paintOf(canvas, slice, ground, scheme))
    chart.update()
  }
  const repaint = () => paint()
  // Paper is light, even if the screen is dark.
  const paintForPaper = () => paint('light')

  const darkness = tried(() => matchMedia('(prefers-color-scheme: dark)'))
  const theme = tried(() => new MutationObserver(repaint))
  paint()
  darkness?.addEventListener('change', repaint)
  theme?.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  addEventListener('beforeprint', paintForPaper)
  addEventListener('afterprint', repaint)

  return () => {
    darkness?.removeEventListener('change', repaint)
    theme?.disconnect()
    removeEventListener('beforeprint', paintForPaper)
    removeEventListener('afterprint', repaint)
    chart.destroy()
  }
}

/** The colour of a token at this element, since only an element can tell if it is light or dark. */
function colourOf(canvas: HTMLCanvasElement, token: string, scheme: string) {
  canvas.style.colorScheme = scheme
  canvas.style.color = `var(${token})`
  const colour = getComputedStyle(canvas).color
  canvas.style.color = ''
  canvas.style.colorScheme = ''
  return colour
}

function paintOf(canvas: HTMLCanvasElement, slice: number, ground: string, scheme: string) {
  const { colour, striped } = lookOf(slice)
  const solid = colourOf(canvas, `--c${colour}`, scheme)
  return striped ? (stripesOf(solid, ground) ?? solid) : solid
}

function stripesOf(colour: string, ground: string) {
  const tile = document.createElement('canvas')
  tile.width = tile.height = 12
  const pen = tile.getContext('2d')
  if (!pen) return null
  pen.fillStyle = colour
  pen.fillRect(0, 0, 12, 12)
  pen.strokeStyle = ground
  pen.lineWidth = 2
  for (const offset of [-12, 0, 12]) {
    pen.moveTo(offset - 2, 14)
    pen.lineTo(offset + 14, -2)
  }
  pen.stroke()
  return pen.createPattern(tile, 'repeat')
}
