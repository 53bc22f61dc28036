/** Texts of settings that must have a certain form, because something else reads them. */

/** One plain address: what is stored here ends up in the header of every mail. */
export function isMailAddress(text: string): boolean {
  return /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/.test(text);
}

export function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Nothing, the placeholder the form comes with, or a real one. */
export function isGoogleAnalyticsId(text: string): boolean {
  return text === '' || /^G-[A-Z0-9]{4,20}$/.test(text);
}

/** The prefilled placeholder of the form; it counts as empty. */
export const googleAnalyticsPlaceholder = 'G-XXXXXXXXXX';

const sentryDsn = /^https:\/\/([a-f0-9]{32})@([a-z0-9.-]+\.sentry\.io)\/(\d{1,20})$/;

export function isSentryDsn(text: string): boolean {
  return text === '' || sentryDsn.test(text);
}

/** The public key and the host that errors are sent to, or undefined where nothing is set. */
export function readSentryDsn(text: string): { key: string; host: string } | undefined {
  const [, key, host] = sentryDsn.exec(text) ?? [];
  return key === undefined || host === undefined ? undefined : { key, host };
}
