/** Areas that need a session, and paths that are no pages. */
const privatePaths = ['/api/', '/admin', '/dashboard', '/auth/', '/paystack-simulator'] as const;

export function robotsText(appUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
