import type { SearchPort } from '@save/domain/search'
import type { HttpClient } from '../client/http-client.ts'
import { decoderOf } from '../wire/decoder.wire.ts'
import { SearchWire, searchAddress } from './search.wire.ts'

const readAnswer = decoderOf(SearchWire)

export const httpSearch = (client: HttpClient): SearchPort => ({
  search: (searchState) =>
    client.send({ method: 'GET', path: searchAddress(searchState), read: readAnswer }),
})
