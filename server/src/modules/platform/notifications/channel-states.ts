import type { ChannelStates } from '@oja/contract/notifications';
import { internationalNumber } from '@oja/contract/phone';
import type { Deps } from '../../../deps/deps.ts';
import type { SessionUser } from '../../../http/session.ts';
import { readPushKeys } from './push-keys.ts';
import { findSmsLine } from './send-sms.ts';

/** The channels that are configured, so that the page does not offer the others. */
export async function readChannelStates(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'sealer' | 'settings'>,
  user: SessionUser,
): Promise<ChannelStates> {
  const { emailEnabled, pushEnabled } = await deps.settings.read('notifications');
  return {
    mail: { available: emailEnabled },
    push: {
      available: pushEnabled,
      public_key: pushEnabled ? (await readPushKeys(deps)).publicKey : null,
    },
    sms: {
      available: (await findSmsLine(deps)) !== undefined,
      phone: internationalNumber(user.phone) ?? null,
    },
  };
}
