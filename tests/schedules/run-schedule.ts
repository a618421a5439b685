import { Acts } from './acts.ts'
import { shellFigures } from './journeys/shell.ts'
import { noteEdition, orderInWords } from './shown-figures.ts'
import { inWords, type Place, type Schedule, type Step } from './steps.ts'
import type { Subject } from './subjects.ts'
import { Tab } from './tab.ts'
import { Witness } from './witness/witness.ts'
import { isMoney, isTruth } from './world/calls.ts'
import { type Call, ScriptedServer } from './world/scripted-server.ts'
import type { VirtualClock } from './world/virtual-clock.ts'

/** Plays one schedule to its end and throws the first violation. */
export async function runSchedule(
  subject: Subject,
  schedule: Schedule,
  clock: VirtualClock,
  witness = new Witness(),
): Promise<void> {
  const run = new Run(subject, clock, witness)
  try {
    await run.begin(schedule.start)
    for (const step of schedule.steps) await run.take(step)
    await run.heal()
  } finally {
    run.end()
  }
}

const minute = 60_000

class Run {
  readonly #subject: Subject
  readonly #clock: VirtualClock
  readonly #witness: Witness
  readonly #server: ScriptedServer
  readonly #tab: Tab
  readonly #acts: Acts
  /** The employer has switched something off. */
  #wasOff = false

  constructor(subject: Subject, clock: VirtualClock, witness: Witness) {
    this.#subject = subject
    this.#clock = clock
    this.#witness = witness
    this.#server = new ScriptedServer({
      sent: (call) => witness.sent(call),
      heard: (call, verdict) => witness.heard(call, verdict, call.session === this.#server.session),
      tookEffect: (call, account) => {
        witness.tookEffect(call, account, orderInWords(account.orders.at(-1)))
        noteEdition(witness.history, account)
      },
    })
    this.#tab = new Tab({ subject, server: this.#server, clock, witness })
    this.#acts = new Acts(this.#tab, this.#server, witness)
    for (const account of Object.values(this.#server.accounts))
      noteEdition(witness.history, account)
  }

  async begin(start: Schedule['start']): Promise<void> {
    this.#server.signIn('Priya')
    this.#tab.load()
    await this.#tab.settle()
    if (start === 'cold') return
    await this.#do({ do: 'answer all reads' })
    await this.#do({ do: 'fill' })
  }

  async take(step: Step): Promise<void> {
    this.#witness.history.log.push(inWords(step))
    await this.#do(step)
    this.#look()
  }

  /**
   * At the end the server answers every request, everything is offered, and the member comes back
   * to the journey.
   */
  async heal(): Promise<void> {
    const { main, beside } = this.#subject
    this.#witness.history.log.push('From now on everything is answered well.')
    await this.#do({ do: 'switch bank', isOn: true })
    for (const place of ['main', ...(beside ? ['beside' as const] : []), 'main'] as const)
      await this.#comeTo(place)
    // The next page offers again what was switched off.
    if (this.#wasOff) await this.#do({ do: 'reload' })
    if (this.#wasOff) await this.#comeTo('main')
    const names = [main.name, ...(beside ? [beside.name] : [])]
    this.#witness.judgeEnd(names, this.#tab.screen?.see(), this.#tab.reported())
    this.#witness.report()
  }

  async #comeTo(place: Place): Promise<void> {
    const tab = this.#tab
    // One round may still meet the end of a session.
    for (let round = 0; round < 2; round += 1) {
      if (tab.page === undefined || tab.isCovered)
        await this.#do({ do: 'sign in', as: this.#server.session?.member ?? 'Priya' })
      for (const call of this.#server.open(() => true)) this.#server.end(call, 'good')
      await tab.settle()
      await this.#do({ do: 'wait', ms: 20_000 })
      this.#look()
      if (tab.place !== place && tab.page) tab.open(place)
      await this.#do({ do: 'answer all reads' })
      this.#look()
      if (tab.screen?.see().isUnread) await this.#do({ do: 'retry' })
      await this.#do({ do: 'answer all reads' })
      this.#look()
    }
  }

  end(): void {
    this.#tab.unload()
    this.#clock.forgetTimers()
  }

  async #do(step: Step): Promise<void> {
    if (step.do === 'wait') await this.#wait(step.ms)
    else if (step.do === 'answer all reads') await this.#answerReads()
    else if (step.do === 'calls end') await this.#loadAnew()
    else if (!this.#serve(step)) this.#acts.do(step)
    await this.#tab.settle()
  }

  async #wait(ms: number): Promise<void> {
    if (ms >= 24 * 60 * minute) this.#witness.dayPasses()
    if (ms >= 15 * minute) this.#witness.typed.isTooOld()
    await this.#clock.pass(ms, () => this.#tab.settle())
  }

  /** What a page still says of calls that the browser itself has ended is shown for a moment. */
  async #loadAnew(): Promise<void> {
    this.#tab.page?.toBeLeft()
    await this.#tab.settle()
    await this.#answerReads()
    await this.#wait(200)
    this.#acts.do({ do: 'reload' })
  }

  async #answerReads(): Promise<void> {
    // One read may cause another.
    for (let round = 0; round < 3; round += 1) {
      for (const call of this.#server.open((kind) => !isMoney(kind))) this.#server.end(call, 'good')
      await this.#tab.settle()
    }
  }

  /** What the server does, or what happens to it; false when the step does not concern it. */
  #serve(step: Step): boolean {
    const server = this.#server
    switch (step.do) {
      case 'effect':
        this.#nth(server.open(isMoney), step.call, (call) => server.takeEffect(call))
        return true
      case 'answer':
        this.#nth(server.open(isMoney), step.call, (call) => server.end(call, step.verdict))
        return true
      case 'look up':
        this.#nth(server.open(isTruth), step.call, (call) => server.takeEffect(call))
        return true
      case 'answer read':
        this.#nth(server.open(isTruth), step.call, (call) => server.end(call, step.verdict))
        return true
      case 'switch bank':
        for (const account of Object.values(server.accounts)) account.isBankOn = step.isOn
        this.#wasOff ||= !step.isOn
        return true
      case 'still says':
        this.#witness.stillSays(step.told, this.#tab.screen?.see())
        return true
      case 'session ends':
        if (server.session) server.session.isAlive = false
        return true
      default:
        return false
    }
  }

  #nth(calls: readonly Call[], n: number, then: (call: Call) => void): void {
    const call = calls[n % Math.max(1, calls.length)]
    if (call) then(call)
  }

  #look(): void {
    const { page, screen, journey, place, isCovered, storage } = this.#tab
    const witness = this.#witness
    witness.lookAtStorage({ ...storage })
    const owner = page && (witness.history.owners.get(page.id) ?? this.#server.session?.member)
    if (page && owner && !isCovered) {
      const seen = screen?.see()
      const figures = [...shellFigures(page, place), ...(seen?.figures ?? [])]
      witness.lookAtFigures(figures, owner, page.id)
      if (journey && seen) witness.lookAtScreen(journey.name, seen, owner)
      witness.lookAtFoot(this.#tab.reported(), owner)
    }
    witness.report()
  }
}
