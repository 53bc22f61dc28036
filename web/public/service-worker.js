/*
 * Two jobs. It shows pushes while no page of Oja is in sight, and it keeps the shell of the application: the files of the
 * build, whose names change with their content, and one HTML page without data, which every address of the portals
 * starts from. The last public pages are kept as well, which the server renders for everybody alike. Calls of the API and
 * uploaded pictures never pass through it, so nothing of a person is ever stored here (docs/decisions/0039-offline.md).
 */

const shellCache = 'oja-shell';
const shellPath = '/dashboard';
const pageCache = 'oja-pages';
const mostPages = 20;
/** More than two builds have; the oldest are dropped first. */
const mostFiles = 600;
const rootFiles = ['/theme.js', '/favicon.svg', '/manifest.webmanifest', '/icon-192.png'];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepAll([shellPath, ...rootFiles]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

/** A page names the files that it loaded before the worker was there. */
self.addEventListener('message', (event) => {
  const files = event.data?.keep;
  if (Array.isArray(files)) event.waitUntil(keepAll(files.filter(isBuildFile)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (isBuildFile(pathname)) event.respondWith(answerBuildFile(request));
  else if (request.mode === 'navigate' && isPortalPage(pathname)) event.respondWith(answerPage(request));
  else if (request.mode === 'navigate' && isPublicPage(pathname))
    event.respondWith(answerPublicPage(request));
  else if (rootFiles.includes(pathname)) event.respondWith(answerRootFile(request));
});

function isBuildFile(path) {
  return typeof path === 'string' && path.startsWith('/assets/');
}

function isPortalPage(path) {
  return /^\/(?:dashboard|auth|admin)(?:\/|$)/.test(path);
}

function isPublicPage(path) {
  return /^\/(?:(?:market|listing|seller|compare|help|terms|privacy)(?:\/|$)|$)/.test(path);
}

/** A file of the build never changes under its name. */
async function answerBuildFile(request) {
  const cache = await caches.open(shellCache);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The network decides as long as there is one: the page of a new build names new files. */
async function answerPage(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) void keepAll([shellPath]).catch(() => undefined);
    return answer;
  } catch (error) {
    const cache = await caches.open(shellCache);
    const shell = await cache.match(shellPath);
    if (shell === undefined) throw error;
    return shell;
  }
}

/** The newest pages that were seen; any other address starts from the shell, which says that there is no network. */
async function answerPublicPage(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) void keepPage(request.url, answer.clone()).catch(() => undefined);
    return answer;
  } catch (error) {
    const kept = await (await caches.open(pageCache)).match(request.url, { ignoreVary: true });
    const shown = kept ?? (await (await caches.open(shellCache)).match(shellPath));
    if (shown === undefined) throw error;
    return shown;
  }
}

async function keepPage(url, answer) {
  const cache = await caches.open(pageCache);
  // Deleted first, because a page that is only replaced keeps its old place in the order.
  await cache.delete(url);
  await cache.put(url, answer);
  const pages = await cache.keys();
  await Promise.all(pages.slice(0, Math.max(0, pages.length - mostPages)).map((page) => cache.delete(page)));
}

async function answerRootFile(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(shellCache)).match(request);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Without credentials: what is stored is what a stranger would be sent. */
async function keepAll(paths) {
  const cache = await caches.open(shellCache);
  await Promise.all(
    paths.map(async (path) => {
      if (isBuildFile(path) && (await cache.match(path))) return;
      const answer = await fetch(path, { credentials: 'omit' });
      if (answer.ok) await cache.put(path, answer);
    }),
  );
  const kept = await cache.keys();
  const files = kept.filter(({ url }) => isBuildFile(new URL(url).pathname));
  await Promise.all(files.slice(0, Math.max(0, files.length - mostFiles)).map((file) => cache.delete(file)));
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data?.json() ?? {}));
});

async function show({ id, title, body, link }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Whoever looks at Oja already sees the bell move.
  if (pages.some((page) => page.focused)) return;
  await self.registration.showNotification(title ?? 'Oja', {
    body,
    tag: id,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { link: typeof link === 'string' && link.startsWith('/') ? link : '/dashboard' },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});

async function open(link) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages[0];
  if (page === undefined) return self.clients.openWindow(link);
  await page.focus();
  return page.navigate(link).catch(() => self.clients.openWindow(link));
}
