/** An nginx configuration that hosts the portal as the stand-in's own host does. */
import {
  dashboardAddress,
  documentFilesPlace,
  documentPlaces,
  type HostPage,
  loginAddress,
  serverPlaces,
} from '@save/domain/shell'

export interface NginxSettings {
  readonly port: number
  /** Where the built portal lies: apps/portal/dist. */
  readonly portal: string
  /** The real API, and the pages outside the app. */
  readonly api: string
  /** What the employer's portal is told, as JSON; see docs/deploying.md. */
  readonly pageConfiguration: string
  /** Headers of pages and of files, as the host's policy has them. */
  readonly pageHeaders: Readonly<Record<string, string>>
  readonly assetHeaders: Readonly<Record<string, string>>
}

/** One `server` block, to be included in the `http` block of nginx.conf. */
export function nginxServer(settings: NginxSettings): string {
  const { port, portal, api, pageConfiguration } = settings
  const page = headersIn(settings.pageHeaders, '    ')
  const file = headersIn(settings.assetHeaders, '    ')
  return `server {
  listen ${port};
  server_tokens off;
  absolute_redirect off;

  # Slow and oversized requests end early.
  client_header_timeout 5s;
  client_body_timeout 10s;
  client_max_body_size 64k;

  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 512;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

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
    gzip_static on;
    etag off;
    add_header Cache-Control "public, max-age=31536000, immutable" always;
${file}
  }
  location ~ ^/Member/(?<named>mark\\.svg|app-icon\\.png|app\\.webmanifest)$ {
    alias ${portal}/$named;
    types {
      image/svg+xml svg;
      image/png png;
      application/manifest+json webmanifest;
    }
    gzip_static on;
    add_header Cache-Control "no-cache" always;
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
    add_header Cache-Control "no-cache" always;
${page}
  }

  location / {
    return 404;
  }
}
`
}

const pageLocation = (address: RegExp, page: HostPage): string =>
  `  location ~* ${address.source.replaceAll('\\/', '/')} {
    ${notForParts}
    rewrite ^ /host-page/${page}.html last;
  }`

/** What a browser asks for to put it into a page; older ones don't say. */
const notForParts = 'if ($http_sec_fetch_dest ~ ^(?:font|image|script|style)$) { return 404; }'

const headersIn = (headers: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n')

/** Nothing in the text may end the script element, the word that holds it, or name a variable. */
const quoted = (json: string): string =>
  JSON.stringify(JSON.parse(json))
    .replaceAll('<', '\\u003c')
    .replaceAll("'", '\\u0027')
    .replaceAll('$', '\\u0024')
    .replaceAll('\\', '\\\\')
