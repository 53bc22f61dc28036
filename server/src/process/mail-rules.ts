import type { Config } from '../config/config.ts';
import type { Sealer } from '../crypto/sealing.ts';
import type { Db } from '../db/client.ts';
import type { SettingsReader } from '../deps/settings-reader.ts';
import { smtpUrlOf } from '../gateways/mail/index.ts';
import { readSecret } from '../modules/platform/settings/index.ts';

/** How mail is sent by the settings in force. SMTP_URL in the environment takes precedence. */
export async function readMailRules(options: {
  config: Config;
  mailDir: string;
  db: Db;
  sealer: Sealer;
  settings: SettingsReader;
  now: () => Date;
}) {
  const { config, settings } = options;
  const notifications = await settings.read('notifications');
  const { platformName } = await settings.read('general');
  const secret = config.smtpUrl ? undefined : await readSecret(options, 'notifications', 'emailKey');
  return {
    mailDir: options.mailDir,
    smtpUrl: config.smtpUrl ?? smtpUrlOf(notifications, secret?.value),
    from: { name: platformName, address: notifications.fromAddress },
    replyTo: notifications.replyToAddress,
  };
}
