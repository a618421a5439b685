import { everyContract } from '../contract.ts'
import { memoryPorts } from './memory-ports.ts'
import { createWorld } from './world.ts'

everyContract({
  name: 'in memory',
  start: async (world) => memoryPorts(createWorld(world)),
})
