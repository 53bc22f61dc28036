import { accountEvents } from './account-events.ts';
import { alertEvents } from './alert-events.ts';
import { appealEvents } from './appeal-events.ts';
import { applicationEvents } from './application-events.ts';
import { approvalEvents } from './approval-events.ts';
import { coverEvents } from './cover-events.ts';
import { disputeEvents } from './dispute-events.ts';
import type { Event } from './event.ts';
import { handoverEvents } from './handover-events.ts';
import { listingEvents } from './listing-events.ts';
import { messageEvents } from './message-events.ts';
import { offerEvents } from './offer-events.ts';
import { planEvents } from './plan-events.ts';
import { purchaseEvents } from './purchase-events.ts';
import { reportEvents } from './report-events.ts';
import { sanctionEvents } from './sanction-events.ts';
import { settlementEvents } from './settlement-events.ts';
import { staffEvents } from './staff-events.ts';
import { ticketEvents } from './ticket-events.ts';
import { walletEvents } from './wallet-events.ts';

/** All events, one file per module. A row that lacks a column does not compile. */
export const events = {
  ...accountEvents,
  ...walletEvents,
  ...planEvents,
  ...applicationEvents,
  ...listingEvents,
  ...alertEvents,
  ...offerEvents,
  ...purchaseEvents,
  ...handoverEvents,
  ...disputeEvents,
  ...settlementEvents,
  ...appealEvents,
  ...approvalEvents,
  ...coverEvents,
  ...reportEvents,
  ...sanctionEvents,
  ...messageEvents,
  ...staffEvents,
  ...ticketEvents,
} as const;

export type EventName = keyof typeof events;
export type EventData<Name extends EventName> = Parameters<(typeof events)[Name]['write']>[0];

/** The columns that do not depend on the event's data. */
export type EventRow = Omit<Event<never>, 'write'>;

export function eventRow(name: EventName): EventRow {
  return events[name];
}

/** Finds an event by a name from the queue, which may be older than this table. */
export function findEventRow(name: string): EventRow | undefined {
  return Object.hasOwn(events, name) ? eventRow(name as EventName) : undefined;
}
