/*
 * Sets the theme before the first paint. It is a file of its own because the content security policy allows no
 * inline script. It must decide as src/lib/theme.ts does; src/lib/theme.test.ts holds the two together.
 */
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('vite-ui-theme');
  } catch {
    // Storage may be forbidden; the defaults below serve.
  }
  const isAdminArea = /^\/admin(\/|$)/.test(location.pathname);
  const isKnown = stored === 'light' || stored === 'dark' || stored === 'system';
  const choice = isKnown ? stored : isAdminArea ? 'light' : 'system';
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = choice === 'dark' || (choice === 'system' && systemIsDark);
  document.documentElement.classList.add(isDark ? 'dark' : 'light');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? '#0a120f' : '#faf7f0');
})();
