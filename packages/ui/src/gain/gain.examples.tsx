import { Gain, GainFigure } from './gain.tsx'

export const examples = {
  'a rate': <Gain>Up to 7.5%</Gain>,
  'an amount': <Gain>Up to £25.00</Gain>,
  'a figure alone': <Gain>5.00%</Gain>,
  large: <Gain large>Saving of 5.00%</Gain>,
  'a figure in a sentence': (
    <p>
      You save <GainFigure>£12.50</GainFigure> with this order.
    </p>
  ),
}
