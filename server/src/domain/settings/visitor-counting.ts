import { googleAnalyticsPlaceholder, readSentryDsn } from '@oja/contract/setting-formats';
import type { Settings } from '@oja/contract/settings';

/** Which outside scripts pages may load: none, unless an administrator has set an id of their own. */
export interface VisitorCounting {
  googleAnalyticsId: string | undefined;
  sentry: { key: string; host: string } | undefined;
  /** Nothing is loaded before the visitor agrees. */
  asksFirst: boolean;
}

export function visitorCounting(settings: Settings<'integrations'>): VisitorCounting {
  const { googleAnalyticsId: id } = settings;
  const isSet = id !== '' && id !== googleAnalyticsPlaceholder;
  return {
    googleAnalyticsId: settings.googleAnalyticsEnabled && isSet ? id : undefined,
    sentry: settings.sentryEnabled ? readSentryDsn(settings.sentryDsn) : undefined,
    asksFirst: settings.gdprCompliance,
  };
}

const googleSources = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

/** What the content security policy must allow beyond this origin for them, and nothing more. */
export function outsideSources(counting: VisitorCounting): {
  scripts: string[];
  connections: string[];
  images: string[];
} {
  const google = counting.googleAnalyticsId !== undefined;
  const sentry = counting.sentry;
  return {
    scripts: [
      ...(google ? ['https://www.googletagmanager.com'] : []),
      ...(sentry ? ['https://js.sentry-cdn.com', 'https://browser.sentry-cdn.com'] : []),
    ],
    connections: [
      ...(google ? [...googleSources, 'https://*.analytics.google.com'] : []),
      ...(sentry ? [`https://${sentry.host}`] : []),
    ],
    images: google ? googleSources : [],
  };
}

/** The tag that tells the web application; undefined when there is nothing to load. */
export function countingTag(counting: VisitorCounting): string | undefined {
  const { googleAnalyticsId, sentry, asksFirst } = counting;
  if (googleAnalyticsId === undefined && sentry === undefined) return undefined;
  // Ids and keys were checked when they were saved: letters, digits and hyphens only.
  const ids = `data-google="${googleAnalyticsId ?? ''}" data-sentry="${sentry?.key ?? ''}"`;
  return `<meta name="oja-counting" content="${asksFirst ? 'ask' : 'load'}" ${ids} />`;
}
