import { z } from 'zod';
import { SmsFailure, type SmsGateway, type SmsLine } from './sms-gateway.ts';

const timeoutMs = 10_000;
const accepted = z.object({ sid: z.string() });
const refused = z.object({ message: z.string().optional(), code: z.number().optional() });

/** Twilio's HTTP API. Other providers can be selected in the settings, but have no implementation. */
export function createSmsGateway(options: { twilioUrl: string }): SmsGateway {
  return {
    async send(line, message) {
      if (line.provider !== 'twilio') {
        throw new SmsFailure(`Text messages by ${line.provider} are not available yet.`, { permanent: true });
      }
      const response = await post(options.twilioUrl, line, message);
      const answer: unknown = await response.json().catch(() => undefined);
      if (response.ok) return { id: accepted.safeParse(answer).data?.sid ?? '' };
      throw asFailure(response.status, refused.safeParse(answer).data);
    },
  };
}

async function post(
  baseUrl: string,
  { accountSid, authToken, from }: SmsLine,
  { to, text }: { to: string; text: string },
): Promise<Response> {
  const url = `${baseUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}` },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    throw new SmsFailure('Twilio could not be reached.', { permanent: false, cause });
  }
}

/** A refused number is permanent; a refused sign-in is retried until the settings are fixed. */
function asFailure(status: number, answer: z.output<typeof refused> | undefined): SmsFailure {
  const permanent = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
  const words = answer?.message ? `: ${answer.message}` : '';
  return new SmsFailure(`Twilio answered ${status}${words}`, { permanent });
}
