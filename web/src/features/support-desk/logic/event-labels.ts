import type { DeskEvent } from '@oja/contract/admin-support';
import { ticketCategoryLabels, ticketPriorityLabels } from '@oja/contract/ticket-fields';

type Writer = (event: DeskEvent) => string;

/** Who did what, in the words of the desk. */
const writers: Record<DeskEvent['what'], Writer> = {
  opened: ({ name }) => `${name} opened the ticket`,
  started: ({ name }) => `${name} set it in progress`,
  returned: ({ name }) => `${name} put it back on the desk`,
  resolved: ({ name }) => `${name} resolved it`,
  closed: ({ name }) => `${name} closed it as solved`,
  reopened: ({ name }) => `${name} opened it again`,
  assigned: ({ name, about }) => (name === about ? `${name} took it` : `${name} gave it to ${about}`),
  unassigned: ({ name }) => `${name} let it go`,
  late: () => 'The promised answer became late',
  priority_changed: ({ name, detail }) =>
    `${name} set the priority to ${labelOf(ticketPriorityLabels, detail)}`,
  category_changed: ({ name, detail }) =>
    `${name} set the category to ${labelOf(ticketCategoryLabels, detail)}`,
  waiting: ({ name }) => `${name} waits for a reply`,
  resumed: ({ name }) => `${name} does not wait for a reply any more`,
  reminded: () => 'A reminder was sent',
  expired: () => 'Closed, because no reply came',
  merged: ({ name, detail }) => `${name} merged it into ${detail}`,
  merged_from: ({ name, detail }) => `${name} merged ${detail} into this ticket`,
};

function labelOf(labels: Readonly<Record<string, string>>, value: string | null): string {
  return labels[value ?? ''] ?? 'another one';
}

export function eventSentence(event: DeskEvent): string {
  return writers[event.what](event);
}
