/** External origins that a page may load from. */
export interface ExternalSources {
  scripts: readonly string[];
  connections: readonly string[];
  images: readonly string[];
}

const noExternalSources: ExternalSources = { scripts: [], connections: [], images: [] };

/** Allows scripts of this origin and of the origins that an administrator enabled. */
export function contentPolicy(secureOrigin: boolean, external: ExternalSources = noExternalSources): string {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...external.scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...external.images].join(' '),
    ["connect-src 'self'", ...external.connections].join(' '),
    "font-src 'self'",
    "object-src 'none'",
    // Staff view a PDF in a frame as a blob, which only our own scripts can create.
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secureOrigin ? ['upgrade-insecure-requests'] : []),
  ];
  return policy.join(';');
}

/** Headers of every page: scripts of this origin only, no framing, no content sniffing, no referrer. */
export function pageHeaders(secureOrigin: boolean): Record<string, string> {
  return {
    ...commonHeaders(secureOrigin),
    'content-security-policy': contentPolicy(secureOrigin),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'x-dns-prefetch-control': 'off',
    'x-permitted-cross-domain-policies': 'none',
  };
}

/**
 * Headers of what a page is made of, replies of the API and files: no page may frame it, and it loads nothing where a
 * browser shows it. The policies of a page would add half a kilobyte to each of its files.
 */
export function partHeaders(secureOrigin: boolean): Record<string, string> {
  return {
    ...commonHeaders(secureOrigin),
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  };
}

function commonHeaders(secureOrigin: boolean): Record<string, string> {
  return {
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(secureOrigin ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
