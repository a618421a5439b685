import type { PropsWithChildren } from 'react'
import './foundations.css'

const colours = {
  Grounds: ['ground', 'surface', 'tint', 'sand', 'plate'],
  Ink: ['ink', 'muted', 'line', 'edge'],
  Brand: ['brand', 'brand-strong', 'block', 'block-line'],
  'What the member keeps': ['gain', 'gain-wash'],
  Trouble: ['danger', 'danger-wash'],
  Chart: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'],
}

const sizes = ['5xl', '4xl', '3xl', '2xl', 'xl', 'l', 'm', 's']
const steps = [1, 2, 3, 4, 5, 6, 7, 8]

/** The tokens that everything is made of. */
export function Foundations() {
  return (
    <>
      <Part name="Colour">
        <div className="gallery-frames">
          {['light', 'dark'].map((theme) => (
            <div className="gallery-colours" data-theme={theme} key={theme}>
              {Object.entries(colours).map(([group, tokens]) => (
                <div key={group}>
                  <h3>{group}</h3>
                  <ul>
                    {tokens.map((token) => (
                      <li key={token}>
                        <span
                          className="gallery-swatch"
                          style={{ backgroundColor: `var(--${token})` }}
                        />
                        {token}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          ))}
        </div>
      </Part>
      <Part name="Type">
        <ul className="gallery-type">
          {sizes.map((size) => (
            <li key={size}>
              <span className="muted">{size}</span>
              <span style={{ fontSize: `var(--t-${size})` }}>Keep £1,284.60 of it</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Space">
        <ul className="row gallery-steps">
          {steps.map((step) => (
            <li key={step}>
              <span
                className="gallery-step"
                style={{ inlineSize: `var(--s${step})`, blockSize: `var(--s${step})` }}
              />
              s{step}
            </li>
          ))}
        </ul>
      </Part>
    </>
  )
}

export const Part = ({ name, children }: PropsWithChildren<{ readonly name: string }>) => (
  <section className="gallery-section" aria-label={name}>
    <h2>{name}</h2>
    {children}
  </section>
)
