import { Prose } from './prose.tsx'
import { Steps } from './steps.tsx'

const table = ([head = [], ...rows]: readonly (readonly string[])[]) => (
  <table>
    <thead>
      <tr>
        {head.map((name) => (
          <th scope="col" key={name}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row[0]}>
          {row.map((amount) => (
            <td key={amount}>{amount}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

export const examples = {
  'paragraphs, lists and headings': (
    <Prose>
      <p>
        Lease a new electric car through your salary. One <strong>monthly figure</strong> covers the
        car, insurance, servicing, tyres, breakdown cover and road tax.{' '}
        <a href="https://www.example.com/">See the cars</a>.
      </p>
      <h2>What is included</h2>
      <ul>
        <li>A new car of your choice, delivered to your door</li>
        <li>
          Insurance for two drivers:
          <ul>
            <li>comprehensive</li>
            <li>with a courtesy car</li>
          </ul>
        </li>
      </ul>
      <h3>Who can apply</h3>
      <ol>
        <li>You have worked here for six months.</li>
        <li>You hold a full driving licence.</li>
      </ol>
      <blockquote>
        <p>The easiest way I have ever got a car.</p>
      </blockquote>
    </Prose>
  ),
  'with a table': (
    <Prose>
      <p>The annual amount depends on the car and on your mileage:</p>
      {table([
        ['Mileage', 'Small car', 'Family car'],
        ['5,000', '£2,880.00', '£4,320.00'],
        ['10,000', '£3,240.00', '£4,860.00'],
      ])}
      <p>At the end you hand the car back.</p>
    </Prose>
  ),
  'a table wider than its place': (
    <Prose>
      {table([
        ['Mileage', 'City car', 'Hatchback', 'Estate', 'Family car', 'Seven seats', 'Van'],
        ['5,000', '£2,880', '£3,240', '£3,600', '£4,320', '£4,860', '£5,280'],
      ])}
    </Prose>
  ),
  'words without end': (
    <Prose>
      <p>
        https://www.example.com/a/very/long/address/that-nobody-would-type-but-everybody-pastes/into/a/description?and=it&has=parameters
      </p>
    </Prose>
  ),
  steps: (
    <Steps
      steps={[
        'Your contract changes: your salary is reduced by the amount, before tax and National Insurance.',
        'Your order goes ahead once your employer has approved it.',
      ]}
    />
  ),
}
