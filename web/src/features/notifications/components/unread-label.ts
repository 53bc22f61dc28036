/** What the badge shows: nothing at zero, and no more than one digit and a plus. */
export function badgeText(unread: number): string | undefined {
  if (unread <= 0) return undefined;
  return unread > 9 ? '9+' : String(unread);
}

/** What the bell is called; the badge itself is only drawn. */
export function bellLabel(unread: number): string {
  return unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
}
