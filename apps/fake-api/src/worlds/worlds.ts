import { randomBytes } from 'node:crypto'
import { type Catalogue, createWorld, type World } from '@save/api-adapter/memory'
import { londonDayOf } from '@save/domain/kernel'
import type { PageConfiguration } from '@save/domain/shell'
import type { CatalogueSize } from '../demonstration/seed/catalogue.ts'
import { configurationOn } from '../portal/page-configuration.policy.ts'
import { RecentlyUsed } from '../recently-used.ts'
import { ReceivedSigns } from '../signs/received-signs.ts'
import { type Fault, Faults } from './faults.ts'
import { memberNamed } from './members.ts'
import { RequestLog } from './request-log.ts'
import { type Circumstances, circumstancesOf } from './scenarios.ts'
import { worldPolicy } from './world.policy.ts'
import { ordinarySettings, type WorldSettings } from './world-settings.ts'

/** A world, and the host's data about it. */
export interface HostedWorld {
  readonly name: string
  /** The settings to make it again. */
  settings: WorldSettings
  readonly world: World
  readonly configuration: PageConfiguration
  readonly isProofOld: boolean
  faults: Faults
  readonly log: RequestLog
  /** Signs of trouble in the member's browser, the newest last. */
  readonly signs: ReceivedSigns
}

export interface WorldsOptions {
  readonly makeCatalogue: (seed: number, size?: Partial<CatalogueSize>) => Catalogue
  readonly now: () => number
}

/** All worlds of the host, limited in number: the least recently used is dropped first. */
export class Worlds {
  readonly #options: WorldsOptions
  readonly #worlds = new RecentlyUsed<string, HostedWorld>(worldPolicy.mostWorlds)
  readonly #catalogues = new RecentlyUsed<string, Catalogue>(worldPolicy.mostCatalogues)
  #lobby: HostedWorld | undefined

  constructor(options: WorldsOptions) {
    this.#options = options
  }

  /** The world of visitors who have none yet: they may only try to sign in there. */
  get lobby(): HostedWorld {
    this.#lobby ??= this.#make('', ordinarySettings)
    return this.#lobby
  }

  find(name: string): HostedWorld | undefined {
    return this.#worlds.get(name)
  }

  /** The world with that name. If there is none, makes an ordinary one. */
  open(name: string): HostedWorld {
    return this.find(name) ?? this.reset(name, ordinarySettings)
  }

  /** Makes a new world with that name, replacing any other. */
  reset(name: string, settings: WorldSettings): HostedWorld {
    const made = this.#make(name, settings)
    this.#worlds.set(name, made)
    return made
  }

  /** An ordinary world for one browser, with a name that nobody can request. */
  openPrivate(): HostedWorld {
    return this.reset(`~${randomBytes(12).toString('base64url')}`, ordinarySettings)
  }

  /** The world as it was made, with nobody signed in. */
  restart({ name, settings }: HostedWorld): HostedWorld {
    return this.reset(name, settings)
  }

  /** Sets the clock, or replaces the requested faults. */
  change(hosted: HostedWorld, change: Partial<Pick<WorldSettings, 'clock' | 'faults'>>): void {
    const { clock, faults } = change
    hosted.settings = { ...hosted.settings, ...change }
    if (clock !== undefined) hosted.world.clock.set(clock)
    if (faults !== undefined) hosted.faults = new Faults(faultsFor(hosted.settings))
  }

  /** Sorted by use, the latest last. */
  get all(): readonly HostedWorld[] {
    return [...this.#worlds.values()]
  }

  /** The worlds that can be requested by name. */
  get named(): readonly HostedWorld[] {
    return this.all.filter(({ name }) => worldPolicy.worldName.test(name))
  }

  remove(name: string): boolean {
    return this.#worlds.delete(name)
  }

  #make(name: string, settings: WorldSettings): HostedWorld {
    const circumstances = circumstancesOf(settings.scenario)
    const world = createWorld({
      catalogue: this.#catalogueOf(settings, circumstances),
      now: this.#options.now,
    })
    if (settings.clock !== undefined) world.clock.set(settings.clock)
    circumstances.begin(world)
    return {
      name,
      settings,
      world,
      get configuration() {
        return {
          ...configurationOn(londonDayOf(world.clock.now())),
          ...circumstances.configuration,
        }
      },
      isProofOld: circumstances.isProofOld,
      faults: new Faults(faultsFor(settings)),
      log: new RequestLog(),
      signs: new ReceivedSigns(),
    }
  }

  /** Worlds with the same seed, member and scenarios share one catalogue and its bytes. */
  #catalogueOf({ seed, member, scenario }: WorldSettings, circumstances: Circumstances): Catalogue {
    const { size } = circumstances
    const plain = this.#remembered(`${seed} ${JSON.stringify(size)}`, () =>
      this.#options.makeCatalogue(seed, size),
    )
    const { catalogue: asMember } = memberNamed(member)
    if (scenario.length === 0 && asMember === undefined) return plain
    return this.#remembered(`${seed} ${member} ${scenario.join(' ')}`, () =>
      circumstances.catalogue(asMember?.(plain) ?? plain),
    )
  }

  #remembered(key: string, make: () => Catalogue): Catalogue {
    const catalogue = this.#catalogues.get(key) ?? make()
    this.#catalogues.set(key, catalogue)
    return catalogue
  }
}

const faultsFor = ({ faults, scenario }: WorldSettings): readonly Fault[] => [
  ...faults,
  ...circumstancesOf(scenario).faults,
]
