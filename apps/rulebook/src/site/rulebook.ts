/// <reference types="vite/client" />
import './rulebook.css'
import { openForPrint, startChapters } from './chapters.ts'
import { startSearch } from './search/search.ts'
import { startTries } from './try-it/panel.ts'

startTries()
startChapters()
startSearch()
openForPrint()
