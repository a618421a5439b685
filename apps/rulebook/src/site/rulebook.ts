/// <reference types="vite/client" />
import './rulebook.css'
import { startCopyingRows } from './cases/copied-rows.ts'
import { startDownloads } from './cases/download.ts'
import { startFilteringChanges } from './changes-filter.ts'
import { openForPrint, startChapters } from './chapters.ts'
import { startExplaining } from './explain/explain-panel.ts'
import { startComparingRates } from './rates-as-read.ts'
import { startSearch } from './search/search.ts'
import { startSignOff } from './sign-off/sign-off.ts'
import { startTries } from './try-it/panel.ts'

startTries()
startExplaining()
startDownloads()
startCopyingRows()
startComparingRates()
startSignOff()
startChapters()
startSearch()
openForPrint()
startFilteringChanges()
