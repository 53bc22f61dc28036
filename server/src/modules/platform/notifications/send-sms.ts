import { internationalNumber } from '@oja/contract/phone';
import { z } from 'zod';
import type { Deps } from '../../../deps/deps.ts';
import { SmsFailure, type SmsLine } from '../../../gateways/sms/index.ts';
import { defineJob } from '../../../jobs/job.ts';
import { readSecret } from '../settings/index.ts';
import { eventContent } from './event.ts';

/** One text message. It contains the title only: the content requires a sign-in. */
export const sendSms = defineJob({
  name: 'send_sms',
  payload: z.object({ userId: z.uuid(), content: eventContent }),
  attempts: 5,
  async run(deps, { userId, content }) {
    const line = await findSmsLine(deps);
    const person = await deps.db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', userId)
      .where('erasedAt', 'is', null)
      .executeTakeFirst();
    const to = internationalNumber(person?.phone ?? '');
    if (line === undefined || to === undefined) return;
    try {
      await deps.sms.send(line, { to, text: `Oja: ${content.title}. ${deps.config.appUrl}` });
    } catch (error) {
      if (!(error instanceof SmsFailure && error.permanent)) throw error;
      deps.log.warn({ reason: error.message }, 'a text message was refused');
    }
  },
});

/** Undefined while text messages are disabled, not configured, or the provider is not supported. */
export async function findSmsLine(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'sealer' | 'settings'>,
): Promise<SmsLine | undefined> {
  const settings = await deps.settings.read('notifications');
  const { smsEnabled, smsProvider: provider, smsFromNumber: from } = settings;
  if (!smsEnabled || provider !== 'twilio' || from === '') return undefined;
  if (deps.config.twilio) return { provider, from, ...deps.config.twilio };
  const secret = await readSecret(deps, 'notifications', 'smsAuthToken');
  if (secret === undefined || settings.smsAccountSid === '') return undefined;
  return { provider, from, accountSid: settings.smsAccountSid, authToken: secret.value };
}
