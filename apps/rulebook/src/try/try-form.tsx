import type { Column, DecisionTable, Outcome, Texts } from '@save/domain/testing/table'
import { Button, Waiting } from '@save/ui/button'
import { Facts } from '@save/ui/card'
import { TextField } from '@save/ui/field'
import { Form, FormPair } from '@save/ui/form'
import { Notice, NoticeRegion } from '@save/ui/message'
import { Select } from '@save/ui/select'
import { useState } from 'react'
import { rulebookMessages } from '../rulebook.messages.ts'
import { messageOf } from './cases-csv.ts'

const { tryIt: messages } = rulebookMessages

type State = Outcome | { readonly problem: string } | 'not tried' | 'busy'

/** Runs a table's rule on given values, initially those of its first row. */
export function TryForm({ table }: { readonly table: DecisionTable }) {
  const [given, setGiven] = useState<Texts>(table.rows[0]?.cells ?? {})
  const [state, setState] = useState<State>('not tried')
  const isBusy = state === 'busy'
  const refusals = typeof state === 'object' && 'refusals' in state ? state.refusals : {}

  const decide = () => {
    setState('busy')
    table.decide(given).then(setState, (error) => setState({ problem: messageOf(error) }))
  }

  return (
    <Form layout="wide" busy={isBusy} onSubmit={decide}>
      <FormPair>
        {table.given.map((column) => (
          <GivenField
            column={column}
            value={given[column.heading] ?? ''}
            message={refusals[column.heading]}
            onChange={(text) => {
              setGiven({ ...given, [column.heading]: text })
              if (!isBusy) setState('not tried')
            }}
            key={column.heading}
          />
        ))}
      </FormPair>
      <Button type="submit" busy={isBusy}>
        {messages.submit}
        <Waiting>{isBusy ? messages.working : undefined}</Waiting>
      </Button>
      <NoticeRegion>
        <Answer state={state} />
      </NoticeRegion>
    </Form>
  )
}

function GivenField({
  column: { heading, hint, choices },
  value,
  message,
  onChange,
}: {
  readonly column: Column
  readonly value: string
  readonly message: string | undefined
  readonly onChange: (text: string) => void
}) {
  const field = { label: heading, value, message }
  if (choices === undefined)
    return <TextField {...field} hint={hint} onChange={(event) => onChange(event.target.value)} />
  return (
    <Select
      {...field}
      options={choices.map((choice) => ({ value: choice, label: choice }))}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function Answer({ state }: { readonly state: State }) {
  if (typeof state === 'string') return null
  if ('problem' in state) return <Notice tone="error" messages={[messages.broken(state.problem)]} />
  if ('refusals' in state) return null
  return (
    <div className="answer-card">
      <strong>{messages.answer}</strong>
      <Facts
        facts={Object.entries(state.answers).map(([label, value]) => ({
          label,
          value,
          full: true,
        }))}
      />
    </div>
  )
}
