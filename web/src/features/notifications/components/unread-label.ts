/** What the badge shows: nothing at zero, and no more than one digit and a plus. */
export function badgeText(unread: number): string | undefined {
  if (unread <= 0) return undefined;
  return unread > 9 ? '9+' : String(unread);
}

/** What the bell is called. What the badge shows is part of it, for people who speak to their computer. */
export function bellLabel(unread: number): string {
  const badge = badgeText(unread);
  if (badge === undefined) return 'Notifications';
  return `Notifications, ${badge} unread${badge === String(unread) ? '' : `, ${unread} in all`}`;
}
