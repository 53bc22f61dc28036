import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface PagesOfSettings {
  /** What visitors get while Oja is maintained. */
  maintenance: string;
  /** What every page carries when visitors are counted: a tag in its head and a wider content security policy. */
  counting: { tag: string; policy: string };
}

/**
 * What the server makes of settings that every visitor would meet. Journeys share one server, so none of them can be
 * switched on there; that they are switched on by an administrator, and off again, is tested on the server alone.
 */
export async function readPagesOfSettings(ids: { google: string; sentry: string }): Promise<PagesOfSettings> {
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
