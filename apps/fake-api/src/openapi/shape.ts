import type { JsonSchema } from './json-schema.ts'

/** A schema in readable form: '{ Id: string | number, Name?: string | null }'. */
export function shapeOf(schema: JsonSchema, indent = ''): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
  if (schema.enum !== undefined)
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf !== undefined) {
    return schema.anyOf.map((choice) => shapeOf(choice, indent)).join(' | ')
  }
  if (schema.items !== undefined) return `list of ${shapeOf(schema.items, indent)}`
  if (schema.properties !== undefined) return fieldsOf(schema, indent)
  return [schema.type ?? 'anything'].flat().join(' | ')
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const deeper = `${indent}  `
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${deeper}${name}${mark}: ${shapeOf(schema, deeper)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}
