import { createWorld } from '../world/world.ts'
import { everyContract } from './contract.ts'
import { memoryPorts } from './memory.ts'

everyContract({
  name: 'in memory',
  start: async (world) => memoryPorts(createWorld(world)),
})
