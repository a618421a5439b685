import { randomBytes } from 'node:crypto'
import { type Catalogue, createWorld, type World } from '@save/api-adapter/memory'
import type { PageConfiguration } from '@save/domain/shell'
import { configurationOn } from '../host/page-configuration.policy.ts'
import { RecentlyUsed } from '../recently-used.ts'
import { Faults } from './faults.ts'
import { type Circumstances, circumstancesOf, type ScenarioName } from './scenarios.ts'
import { worldPolicy } from './world.policy.ts'

/** From what a world is made; the same settings make the same world. */
export interface WorldSettings {
  readonly seed: number
  readonly scenario: readonly ScenarioName[]
  /** Where its clock starts, in milliseconds since 1970; without it, at the time outside. */
  readonly clock?: number
}

/** A world, and how this host treats it. */
export interface HostedWorld {
  readonly name: string
  readonly settings: WorldSettings
  readonly world: World
  readonly configuration: PageConfiguration
  readonly isProofOld: boolean
  faults: Faults
}

export interface WorldsOptions {
  readonly makeCatalogue: (seed: number) => Catalogue
  readonly now: () => number
}

/** All worlds of the host, bounded: the least recently used goes first. */
export class Worlds {
  readonly #options: WorldsOptions
  readonly #worlds = new RecentlyUsed<string, HostedWorld>(worldPolicy.mostWorlds)
  readonly #catalogues = new RecentlyUsed<string, Catalogue>(worldPolicy.mostCatalogues)
  #lobby: HostedWorld | undefined

  constructor(options: WorldsOptions) {
    this.#options = options
  }

  /** Where visitors stand who have no world yet: they may try to sign in there, no more. */
  get lobby(): HostedWorld {
    this.#lobby ??= this.#make('', worldPolicy.ordinary)
    return this.#lobby
  }

  find(name: string): HostedWorld | undefined {
    return this.#worlds.get(name)
  }

  /** The world of that name; an ordinary one is made when there is none. */
  open(name: string): HostedWorld {
    return this.find(name) ?? this.reset(name, worldPolicy.ordinary)
  }

  /** A new world under that name, whatever was there before. */
  reset(name: string, settings: WorldSettings): HostedWorld {
    const made = this.#make(name, settings)
    this.#worlds.set(name, made)
    return made
  }

  /** An ordinary world for one browser, under a name that nobody can ask for. */
  openPrivate(): HostedWorld {
    return this.reset(`~${randomBytes(12).toString('base64url')}`, worldPolicy.ordinary)
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
    const day = new Date(world.clock.now()).toISOString().slice(0, 10)
    return {
      name,
      settings,
      world,
      configuration: { ...configurationOn(day), ...circumstances.configuration },
      isProofOld: circumstances.isProofOld,
      faults: new Faults(),
    }
  }

  /** Worlds of the same seed and scenarios share one catalogue, and so the bytes made of it. */
  #catalogueOf({ seed, scenario }: WorldSettings, circumstances: Circumstances): Catalogue {
    const plain = this.#remembered(`${seed}`, () => this.#options.makeCatalogue(seed))
    if (scenario.length === 0) return plain
    return this.#remembered(`${seed} ${scenario.join(' ')}`, () => circumstances.catalogue(plain))
  }

  #remembered(key: string, make: () => Catalogue): Catalogue {
    const catalogue = this.#catalogues.get(key) ?? make()
    this.#catalogues.set(key, catalogue)
    return catalogue
  }
}
