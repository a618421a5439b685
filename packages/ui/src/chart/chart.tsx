import { useEffect, useRef, useState } from 'react'
import { lookOf } from './chart-colours.ts'
import './chart.css'

export interface PieProps {
  /** Names the chart and sums it up, for those who can't see it. The table beside it says the rest. */
  readonly label: string
  /** The size of each slice, above zero, clockwise from the top. */
  readonly slices: readonly number[]
  /** Width and height in CSS pixels; where there is less room it is smaller. */
  readonly size: number
}

/** A pie without a legend: the table beside it has the keys. */
export function Pie({ label, slices, size }: PieProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const drawn = slices.join(' ')

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isGone = false
    let erase: (() => void) | undefined
    import('./pie.ts')
      .then(({ drawPie }) => {
        if (!isGone) erase = drawPie(element, drawn.split(' ').map(Number))
      })
      .catch(() => setHasFailed(true))
    return () => {
      isGone = true
      erase?.()
    }
  }, [drawn])

  if (hasFailed) return null
  return (
    <div className="chart-pie">
      <canvas ref={canvas} width={size} height={size} role="img" aria-label={label} />
    </div>
  )
}

/** The key of a slice, for its row of the table; the first slice is 0. */
export function PieKey({ slice }: { readonly slice: number }) {
  const { colour, striped } = lookOf(slice)
  return (
    <svg className="chart-key" viewBox="0 0 14 14" aria-hidden="true">
      <rect className={`chart-fill-${colour}`} width="14" height="14" />
      {striped && <path d="M-2 9 9-2M-2 16 16-2M5 16 16 5" />}
    </svg>
  )
}
