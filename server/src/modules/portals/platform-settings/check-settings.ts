import type { Settings } from '@oja/contract/settings';
import { type TicketPriority, ticketPriorities, ticketPriorityLabels } from '@oja/contract/ticket-fields';
import { weekdays } from '@oja/contract/weekdays';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { answerTermsOf } from '../../../domain/ticket/ticket-terms.ts';

/** A clock that counts business hours would never end if the desk were closed all week. */
export function checkGeneral(value: Settings<'general'>): void {
  if (weekdays.some((day) => value.openingHours[day].open)) return;
  const terms = answerTermsOf(value);
  const priority = ticketPriorities.find((name) => terms[name].opening !== null);
  if (priority === undefined) return;
  const label = ticketPriorityLabels[priority].toLowerCase();
  throw fieldRefusal(
    businessHoursFields[priority],
    `The desk is closed on every weekday, so the clock of tickets with ${label} priority would never end. Open a weekday, or let it run at all hours.`,
  );
}

const businessHoursFields: Readonly<Record<TicketPriority, keyof Settings<'general'>>> = {
  low: 'businessHoursLow',
  medium: 'businessHoursMedium',
  high: 'businessHoursHigh',
  urgent: 'businessHoursUrgent',
};

/** Checks between the fields of a section, and checks that need the network. */
export function checkPayment(value: Settings<'payment'>): void {
  if (value.minimumListingPrice > value.maximumListingPrice) {
    throw fieldRefusal('maximumListingPrice', 'The maximum price must not be below the minimum.');
  }
}

/** Nothing can be sent without the sender's permission, so an unusable address is refused on save. */
export async function checkIntegrations(
  deps: Pick<Deps, 'webhooks'>,
  value: Settings<'integrations'>,
  secret: string | null | undefined,
): Promise<void> {
  if (secret && !/^whsec_[A-Za-z0-9+/]{32,128}={0,2}$/.test(secret) && !/^•+$/.test(secret)) {
    throw fieldRefusal(
      'webhookSecret',
      'A webhook secret looks like whsec_ followed by at least 24 bytes in base64.',
    );
  }
  if (value.webhookUrl === '') return;
  const fault = await deps.webhooks.findFault(value.webhookUrl);
  if (fault === undefined) return;
  throw new Refusal('webhook_url_refused', {
    message: fault,
    details: [{ field: 'webhookUrl', message: fault }],
  });
}

function fieldRefusal(field: string, message: string): Refusal {
  return new Refusal('invalid_input', { message, details: [{ field, message }] });
}
