import { pageConfigurationId, writePageConfiguration } from '@save/api-adapter/page-configuration'
import type { PageConfiguration } from '@save/domain/shell'
import { hostMessages } from './host.messages.ts'

const placeholder = new RegExp(
  `(<script\\b[^>]*\\bid="${pageConfigurationId}"[^>]*>)[^<]*(</script>)`,
)

/** True if the page has a placeholder for the configuration, as in every built host page. */
export const takesConfiguration = (page: string): boolean => placeholder.test(page)

/** Says that no portal is served. It still has a placeholder for the configuration. */
export const pageOfNoPortal = `<!doctype html>
<html lang="en-GB">
<head>
<title>Save</title>
</head>
<p>${hostMessages.noPortal}</p>
<script type="application/json" id="${pageConfigurationId}">{}</script>
</html>
`

/** The page with the configuration filled in (DATA-33 to DATA-35, OQ-007). */
export const withConfiguration = (page: string, configuration: PageConfiguration): string =>
  page.replace(
    placeholder,
    (_, start: string, end: string) => start + writePageConfiguration(configuration) + end,
  )
