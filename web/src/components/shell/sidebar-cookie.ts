import { timings } from '@/config/timings';

/** Whether the sidebar is expanded is kept for a week, in a cookie as specified. Signing out leaves it. */
const SIDEBAR_COOKIE = 'sidebar_state';

/** Expanded unless the cookie says otherwise. */
export function parseSidebarCookie(cookies: string): boolean {
  return !cookies.split(/;\s*/).includes(`${SIDEBAR_COOKIE}=false`);
}

export function writeSidebarCookie(isExpanded: boolean): string {
  return `${SIDEBAR_COOKIE}=${isExpanded}; path=/; max-age=${timings.sidebarCookieMaxAgeSeconds}; samesite=lax`;
}

export function readSidebar(): boolean {
  return parseSidebarCookie(document.cookie);
}

export function storeSidebar(isExpanded: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store interface is missing on plain http.
  document.cookie = writeSidebarCookie(isExpanded);
}
