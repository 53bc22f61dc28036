/**
 * Where a press on a link inside this application leads, as path, query and anchor. Undefined when the browser
 * should follow the link itself: another site, mail, a new tab, a download, or no link at all.
 */
export function localTarget(event: MouseEvent): string | undefined {
  const isPlainPress =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlainPress || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  return link.pathname + link.search + link.hash;
}
