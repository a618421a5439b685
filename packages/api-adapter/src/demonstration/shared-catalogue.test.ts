import { describe, expect, test } from 'vitest'
import { signIn } from '../session/session.memory.ts'
import { createWorld } from '../world/world.ts'
import { sharedCatalogue } from './shared-catalogue.ts'

describe('The catalogue of a seed', () => {
  test('is made once, and nobody can change it', () => {
    const catalogue = sharedCatalogue(7)
    expect(sharedCatalogue(7)).toBe(catalogue)
    expect(sharedCatalogue(8)).not.toBe(catalogue)
    expect(catalogue.retailers.length).toBeGreaterThan(1_000)

    const retailer = catalogue.retailers[0] as { name: string } | undefined
    expect(() => Object.assign(retailer ?? {}, { name: 'Another' })).toThrow(TypeError)
    expect(() => (catalogue.menu as unknown[]).push({})).toThrow(TypeError)
  })

  test('opens to the demo sign-in', () => {
    const world = createWorld({ catalogue: sharedCatalogue() })
    const demo = { email: 'member@example.com', password: 'Welcome1!', rememberMe: false }
    expect(signIn(world, world.visit, demo).outcome).toBe('accepted')
  })
})
