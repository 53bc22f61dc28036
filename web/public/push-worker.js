/*
 * Shows pushes while no page of Oja is in sight, and opens the page they lead to. It caches nothing and answers no
 * requests: the application itself always comes from the server.
 */

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
