import type { DeskEvent } from '@oja/contract/admin-support';

type Writer = (event: DeskEvent) => string;

/** Who did what, in the words of the desk. */
const words: Record<DeskEvent['what'], Writer> = {
  opened: ({ name }) => `${name} opened the ticket`,
  started: ({ name }) => `${name} set it in progress`,
  returned: ({ name }) => `${name} put it back on the desk`,
  resolved: ({ name }) => `${name} resolved it`,
  closed: ({ name }) => `${name} closed it as solved`,
  reopened: ({ name }) => `${name} opened it again`,
  assigned: ({ name, about }) => (name === about ? `${name} took it` : `${name} gave it to ${about}`),
  unassigned: ({ name }) => `${name} let it go`,
  late: () => 'The promised answer became late',
};

export function eventSentence(event: DeskEvent): string {
  return words[event.what](event);
}
