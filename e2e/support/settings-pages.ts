import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface SettingsPages {
  /** The page during maintenance. */
  maintenance: string;
  /** What every page carries when visitors are counted: a tag in its head and a wider content security policy. */
  counting: { tag: string; policy: string };
}

/**
 * Pages under settings that affect every visitor. Journeys share one server, so these settings cannot be switched on
 * there; that an administrator can switch them is tested on the server alone.
 */
export async function readSettingsPages(ids: { google: string; sentry: string }): Promise<SettingsPages> {
  const program = `
    import { maintenancePage } from './server/src/http/maintenance.ts';
    import { contentPolicy } from './server/src/http/security-headers.ts';
    import { countingTag, outsideSources, visitorCounting } from './server/src/domain/settings/visitor-counting.ts';
    const counting = visitorCounting({
      googleAnalyticsEnabled: true, googleAnalyticsId: ${JSON.stringify(ids.google)},
      sentryEnabled: true, sentryDsn: ${JSON.stringify(ids.sentry)}, gdprCompliance: true,
    });
    process.stdout.write(JSON.stringify({
      maintenance: maintenancePage({ platformName: 'Oja', supportEmail: 'support@oja.test' }),
      counting: { tag: countingTag(counting), policy: contentPolicy(false, outsideSources(counting)) },
    }));`;
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
  });
  return JSON.parse(stdout);
}
