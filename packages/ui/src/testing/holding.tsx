import { type ReactElement, useState } from 'react'

type Draw<Value> = (value: Value, set: (value: Value) => void) => ReactElement

function Holding<Value>({ from, draw }: { readonly from: Value; readonly draw: Draw<Value> }) {
  const [value, set] = useState(from)
  return draw(value, set)
}

/** Keeps the state that a screen would keep for its component. */
export const holding = <Value,>(from: Value, draw: Draw<Value>) => (
  <Holding from={from} draw={draw} />
)
