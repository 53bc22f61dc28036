import { hasSecureOrigin } from '../config/config.ts';
import type { Deps } from '../deps/deps.ts';
import { countingTag, outsideSources, visitorCounting } from '../domain/settings/visitor-counting.ts';
import { isMaintained, maintenancePage } from '../http/maintenance.ts';
import { contentPolicy } from '../http/security-headers.ts';
import type { PageFrame } from '../http/web-files.ts';

/**
 * The effect of the settings in force on every page: the external origins it may load from, and whether it is shown
 * at all.
 */
export async function readPageFrame(deps: Pick<Deps, 'config' | 'settings'>): Promise<PageFrame> {
  const counting = visitorCounting(await deps.settings.read('integrations'));
  const tag = countingTag(counting);
  const secureOrigin = hasSecureOrigin(deps.config);
  return {
    tag,
    policy: tag === undefined ? undefined : contentPolicy(secureOrigin, outsideSources(counting)),
    maintenance: isMaintained(deps) ? maintenancePage(await deps.settings.read('general')) : undefined,
  };
}
