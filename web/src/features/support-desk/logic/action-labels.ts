import type { CannedActions } from '@oja/contract/canned-replies';
import { ticketPriorityLabels } from '@oja/contract/ticket-fields';

/** What a canned reply does when it is sent, in words. */
export function actionLabels({ resolve, wait, priority, add_tags: tags = [] }: CannedActions): string[] {
  return [
    ...(resolve ? ['Resolves the ticket'] : []),
    ...(wait ? ['Waits for a reply'] : []),
    ...(priority ? [`Sets the priority to ${ticketPriorityLabels[priority]}`] : []),
    ...tags.map((tag) => `Adds the tag “${tag}”`),
  ];
}
