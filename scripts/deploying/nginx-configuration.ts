/** An nginx configuration that hosts the portal like the stand-in. */
import {
  dashboardAddress,
  documentFilesPlace,
  documentPlaces,
  type HostPage,
  loginAddress,
  serverPlaces,
} from '@save/domain/shell'
import { strictTransport } from '@save/fake-api/headers'

export interface NginxSettings {
  readonly port: number
  /** Set if nginx itself serves https, by HTTP/2. */
  readonly certificate?: { readonly file: string; readonly key: string }
  /** True if nginx has the two modules for brotli. */
  readonly hasBrotli?: boolean
  /** The path where browsers report breaches of the policy. Without it they report none. */
  readonly reportsTo?: string
  /** The built portal: apps/portal/dist. */
  readonly portal: string
  /** The real API, which also serves the pages outside the app. */
  readonly api: string
  /** The page configuration, as JSON; see docs/deploying.md. */
  readonly pageConfiguration: string
  /** Headers of pages and of files, from the host's policy. */
  readonly pageHeaders: Readonly<Record<string, string>>
  readonly assetHeaders: Readonly<Record<string, string>>
}

/** A `map` and a `server` block, to be included in the `http` block of nginx.conf. */
export function nginxServer(settings: NginxSettings): string {
  const { portal, api, pageConfiguration, hasBrotli = false } = settings
  const page = headersIn(pageHeadersOf(settings), '    ')
  const brotliStatic = hasBrotli ? '\n    brotli_static on;' : ''
  const file = headersIn(settings.assetHeaders, '    ')
  return `# Nothing keeps an error, so a page that meets one during a release can try again.
map $status$upstream_http_cache_control $error_caching {
  ~^[45]..$ no-store;
}
server {
  ${listening(settings)}
  server_tokens off;
  absolute_redirect off;
  ${keepingNoError}

  # Slow and oversized requests end early.
  client_header_timeout 5s;
  client_body_timeout 10s;
  client_max_body_size 64k;

  # A request without an answer may have been carried out: it is never sent to the API again.
  proxy_next_upstream off;

  gzip on;
  gzip_comp_level 6;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 512;
  gzip_types ${compressed};
${hasBrotli ? brotli : ''}
  location = / {
    return 303 /Member;
  }

  # Scripts, styles and fonts carry their version in their names. One that is missing is a real 404:
  # a browser with an old page must hear that its script is gone. Copies that the build has
  # compressed are sent as they are, and no other file of the build is.
  location ~* ^/member/assets/[^/]+\\.(?:map|br|gz)$ {
    return 404;
  }
  location ~* ^/member/assets/(?<asset>[^/]+)$ {
    alias ${portal}/assets/$asset;
    gzip_static on;${brotliStatic}
    etag off;
    add_header Cache-Control "public, max-age=31536000, immutable";
${file}
  }
  location ~ ^/Member/(?<named>mark\\.svg|app-icon\\.png|app\\.webmanifest)$ {
    alias ${portal}/$named;
    types {
      image/svg+xml svg;
      image/png png;
      application/manifest+json webmanifest;
    }
    gzip_static on;${brotliStatic}
    add_header Cache-Control "no-cache";
${file}
  }

  # Pages outside the app, the API and its pictures belong to the real server.
  location ~* ^/(?:member/)?(?:${documentPlaces.join('|')})(?:/|$) {
    proxy_pass ${api};
    proxy_set_header Host $http_host;
  }
  location ~* ^/(?:member/${documentFilesPlace}|${serverPlaces.join('|')})(?:/|$) {
    proxy_pass ${api};
    proxy_set_header Host $http_host;
  }

  # Files right below the base that are not there, and everything below the assets.
  location ~* ^/member/(?:assets(?:/|$)|[^/]+\\.(?:js|css|json|map|svg|png|ico|txt|html|webmanifest|woff2|br|gz)$) {
    return 404;
  }

  # Every other address below the base, in any letter case, is a page of the portal. A font or a
  # picture is never the page, whatever its address looks like.
${pageLocation(dashboardAddress, 'dashboard')}
${pageLocation(loginAddress, 'login')}
  location ~* ^/member/ {
    ${notForParts}
    rewrite ^ /host-page/index.html last;
  }
  location /host-page/ {
    internal;
    alias ${portal}/;
    limit_except GET {
      deny all;
    }
    # The page configuration goes into its place in the page.
    sub_filter_once on;
    sub_filter '<script type="application/json" id="save-page-configuration">{}</script>' '<script type="application/json" id="save-page-configuration">${quoted(pageConfiguration)}</script>';
    add_header Cache-Control "no-cache";
${page}
  }

  location / {
    return 404;
  }
}
`
}

const compressed = 'text/css text/javascript application/javascript application/json image/svg+xml'

/** For the pages, which contain the configuration. Files of the build are already compressed. */
const brotli = `
  brotli on;
  brotli_comp_level 6;
  brotli_min_length 512;
  brotli_types ${compressed};
`

const listening = ({ port, certificate }: NginxSettings): string =>
  certificate === undefined
    ? `listen ${port};`
    : `listen ${port} ssl http2;
  ssl_certificate ${certificate.file};
  ssl_certificate_key ${certificate.key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:save:1m;`

const policyName = 'content-security-policy'

function pageHeadersOf(settings: NginxSettings): Readonly<Record<string, string>> {
  const { pageHeaders, certificate, reportsTo } = settings
  return {
    ...pageHeaders,
    ...(reportsTo !== undefined && {
      [policyName]: `${pageHeaders[policyName]}; report-to policy`,
      'reporting-endpoints': `policy=\\"${reportsTo}\\"`,
    }),
    ...(certificate !== undefined && strictTransport),
  }
}

const pageLocation = (address: RegExp, page: HostPage): string =>
  `  location ~* ${address.source.replaceAll('\\/', '/')} {
    ${notForParts}
    rewrite ^ /host-page/${page}.html last;
  }`

/** Refuses a font, picture, script or style with 404 instead of a page. Older browsers don't send this header. */
const notForParts = 'if ($http_sec_fetch_dest ~ ^(?:font|image|script|style)$) { return 404; }'

/** A location with its own headers inherits none, so each has this line. */
const keepingNoError = 'add_header Cache-Control $error_caching always;'

const headersIn = (headers: Readonly<Record<string, string>>, indent: string): string =>
  [
    keepingNoError,
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
  ]
    .map((line) => indent + line)
    .join('\n')

/** No text in it may end the script element or the quoted string, or name a variable. */
const quoted = (json: string): string =>
  JSON.stringify(JSON.parse(json))
    .replaceAll('<', '\\u003c')
    .replaceAll("'", '\\u0027')
    .replaceAll('$', '\\u0024')
    .replaceAll('\\', '\\\\')
