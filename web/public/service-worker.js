/*
 * Two jobs. It shows pushes while no page of Oja is in sight, and it keeps what a start without a network needs: the files
 * of the build, whose names change with their content; one HTML page without data, which every address of the portals
 * starts from; and, until the person signs out, the last public pages, which the server renders for everybody alike, and
 * what the portal showed last, without secrets (docs/decisions/0039-offline.md).
 */

const shellCache = 'oja-shell';
const shellPath = '/dashboard';
const pageCache = 'oja-pages';
const mostPages = 20;
/** More than two builds have; the oldest are dropped first. */
const mostFiles = 600;
/** One for each session, named by the hash of its token. */
const viewCachePrefix = 'oja-views-';
const mostViews = 60;
/** The reads of the API that are kept. Messages, codes and files are not. */
const viewCalls = [
  '/user',
  '/user/standing',
  '/tasks',
  '/dashboard',
  '/notifications',
  '/purchases',
  '/purchases/{id}',
  '/purchases/{id}/handover',
  '/handovers',
  '/sales',
  '/sales/{id}',
  '/listings',
  '/listings/seller',
  '/listings/seller/counters',
  '/listings/saved',
  '/listings/{id}',
  '/terms',
  '/offers',
  '/saved-searches',
  '/wallet/stats',
  '/wallet/balance-history',
  '/transactions',
  '/withdrawals',
];
const viewPatterns = viewCalls.map((path) => new RegExp(`^/api${path.replace('{id}', '[0-9a-f-]{36}')}$`));
/** The login details of a purchase: the server shows them again when the network is back. */
const withheldFields = ['username', 'password', 'handover_notes'];
const rootFiles = ['/theme.js', '/favicon.svg', '/manifest.webmanifest', '/icon-192.png'];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepAll([shellPath, ...rootFiles]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

/** A page names the files that it loaded before the worker was there, and the session whose views may be kept. */
self.addEventListener('message', (event) => {
  const { keep, session } = event.data ?? {};
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep.filter(isBuildFile)));
  if (session !== undefined) event.waitUntil(keepViewsOf(session));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (isBuildFile(pathname)) event.respondWith(answerBuildFile(request));
  else if (viewPatterns.some((pattern) => pattern.test(pathname))) event.respondWith(answerView(request));
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
  const cache = await caches.open(pageCache);
  try {
    const answer = await fetch(request);
    if (answer.ok) void keepNewest(cache, mostPages, request.url, answer.clone()).catch(() => undefined);
    return answer;
  } catch (error) {
    const kept = await cache.match(request.url, { ignoreVary: true });
    const shown = kept ?? (await (await caches.open(shellCache)).match(shellPath));
    if (shown === undefined) throw error;
    return shown;
  }
}

async function keepNewest(cache, most, url, answer) {
  // Deleted first, because what is only replaced keeps its old place in the order.
  await cache.delete(url);
  await cache.put(url, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((oldest) => cache.delete(oldest)));
}

/**
 * Deletes the views of every other session; without a session, of all. The public pages go with them, because on a shared
 * device they show what the person before has looked at.
 */
async function keepViewsOf(token) {
  const own = token === null ? undefined : await viewCacheOf(`Bearer ${token}`);
  const others = (await caches.keys()).filter((name) => name.startsWith(viewCachePrefix) && name !== own);
  const ended = own === undefined || others.length > 0 ? [...others, pageCache] : [];
  await Promise.all(ended.map((name) => caches.delete(name)));
  if (own !== undefined) await caches.open(own);
}

async function viewCacheOf(authorization) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization));
  return (
    viewCachePrefix + Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}

/**
 * Kept replies are shown only while the device says that it is offline, because then the page says so, too. The cache is
 * opened before the reply is there: one that arrives after the sign-out is put into a cache that was deleted.
 */
async function answerView(request) {
  const name = await viewCacheOf(request.headers.get('authorization') ?? '');
  // Only those of the session that a page named: never what staff see, also not in a view as this person.
  if (!(await caches.has(name))) return fetch(request);
  const cache = await caches.open(name);
  if (!navigator.onLine) {
    const kept = await cache.match(request.url);
    if (kept !== undefined) return kept;
  }
  const answer = await fetch(request);
  if (answer.ok) void keepView(cache, request.url, answer.clone()).catch(() => undefined);
  return answer;
}

async function keepView(cache, url, answer) {
  const text = JSON.stringify(await answer.json(), (name, value) =>
    withheldFields.includes(name) && value ? 'Not kept offline' : value,
  );
  await keepNewest(cache, mostViews, url, new Response(text));
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
