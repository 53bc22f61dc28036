/** 14 days’ cover. */
export function coverText(days: number): string {
  return `${days} days’ cover`;
}
