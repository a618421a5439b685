import type { ReactNode } from 'react'
import './steps.css'

export const Steps = ({ steps }: { readonly steps: readonly ReactNode[] }) => (
  <ol className="steps">
    {steps.map((step, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone
      <li key={index}>
        <div>{step}</div>
      </li>
    ))}
  </ol>
)
