/** What a page may load from elsewhere, beside this origin. */
export interface OutsideSources {
  scripts: readonly string[];
  connections: readonly string[];
  images: readonly string[];
}

const nothingOutside: OutsideSources = { scripts: [], connections: [], images: [] };

/** Scripts of this origin only, and of those that an administrator switched on. */
export function contentPolicy(secureOrigin: boolean, outside: OutsideSources = nothingOutside): string {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...outside.scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...outside.images].join(' '),
    ["connect-src 'self'", ...outside.connections].join(' '),
    "font-src 'self'",
    "object-src 'none'",
    // A PDF that staff opened is shown in a frame; only our own scripts can make a blob.
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secureOrigin ? ['upgrade-insecure-requests'] : []),
  ];
  return policy.join(';');
}

/** What browsers are told with every answer: scripts of this origin only, nobody frames us, no guessing, no referrer. */
export function securityHeaders(secureOrigin: boolean): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(secureOrigin),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(secureOrigin ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
