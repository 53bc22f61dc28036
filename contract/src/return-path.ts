/** The page that a sign-in leads back to. Never another origin and never a sign-in page. */

const tail = String.raw`(?:\?[^#\s\\]*)?(?:#[\w-]*)?$`;
const returnable = {
  trader: new RegExp(
    String.raw`^/(?:(?:dashboard|market)(?:/[\w-]+)*|compare|(?:listing|seller)/[0-9a-f-]{36})${tail}`,
  ),
  staff: new RegExp(String.raw`^/(?:admin(?:/[\w-]+)*|dashboard/settings)${tail}`),
};
export type ReturningRole = keyof typeof returnable;

/** The query parameter that carries it between the sign-in pages and through mailed links. */
export const returnParameter = 'next';
export const longestReturnPath = 1_000;

export function isReturnPath(path: string, role: ReturningRole): boolean {
  return path.length <= longestReturnPath && returnable[role].test(path);
}
