import { z } from 'zod';
import { answerPromisedHours } from './answer-promise.ts';
import { id, requiredText, timestamp } from './text.ts';

/** The fields of a support ticket and their limits. */

export const ticketStatuses = ['open', 'in_progress', 'resolved'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

export const ticketStatusLabels: Readonly<Record<TicketStatus, string>> = {
  open: 'Open',
  in_progress: 'In progress',
  resolved: 'Resolved',
};

export const ticketPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

export const ticketPriorityLabels: Readonly<Record<TicketPriority, string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
};

/** The categories of the FAQ, and two more for what does not fit into them. */
export const ticketCategories = ['buying', 'selling', 'security', 'technical', 'wallet', 'other'] as const;
export type TicketCategory = (typeof ticketCategories)[number];

export const ticketCategoryLabels: Readonly<Record<TicketCategory, string>> = {
  buying: 'Buying Accounts',
  selling: 'Selling Accounts',
  security: 'Security & Safety',
  technical: 'Technical Support',
  wallet: 'Wallet & Payments',
  other: 'Something else',
};

/** The times that a priority may have; none is longer than the promise. */
export const answerHourChoices = [1, 2, 4, 8, 12, answerPromisedHours] as const;

/** A ticket that waits for its author: a reminder, and the end if there is no reply. */
export const waitingTerms = { reminderDays: 3, closingDays: 7 } as const;

/** The author may rate a closed ticket, and change the rating, for so long after it was last closed. */
export const ratingDays = 14;

export const ticketRatings = ['good', 'bad'] as const;
export type TicketRating = (typeof ticketRatings)[number];

export const ticketRatingLabels: Readonly<Record<TicketRating, string>> = { good: 'Good', bad: 'Bad' };

export const ticketLimits = {
  subject: 120,
  text: 5_000,
  comment: 1_000,
  pictures: 5,
  pictureBytes: 5 * 1024 * 1024,
} as const;

/** A word by which staff sort tickets. */
export const ticketTag = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,29}$/u, 'A tag has letters, digits, spaces and hyphens, 30 at most.')
  .meta({ examples: ['bank transfer'] });
export const ticketTagsAtMost = 10;
export const ticketTags = z
  .array(ticketTag)
  .max(ticketTagsAtMost, `A ticket has ${ticketTagsAtMost} tags at most.`);

/** As people read it on screens and in mails. */
export const ticketReference = z.string().meta({ examples: ['TKT-001'] });

/** The name of a stored picture, as POST /ticket-images gives it. */
const pictureId = z
  .string()
  .regex(/^[0-9a-f]{32}$/, 'This is no picture of ours.')
  .meta({ examples: ['4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d'] });

export const ticketPicture = z
  .object({
    id: pictureId,
    url: z.string().meta({ examples: ['/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d.webp'] }),
    thumbnail: z.string().meta({ examples: ['/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d-thumb.webp'] }),
  })
  .meta({ id: 'TicketPicture' });
export type TicketPicture = z.infer<typeof ticketPicture>;

export const ticketSubject = requiredText(ticketLimits.subject).meta({
  examples: ['The password I bought does not work'],
});
export const ticketText = requiredText(ticketLimits.text).meta({
  examples: ['I bought @lagosfoodie this morning and the password is refused.'],
});
export const ticketPictureIds = z
  .array(pictureId)
  .max(ticketLimits.pictures, `${ticketLimits.pictures} pictures at most can go along.`)
  .meta({ description: 'Pictures from POST /ticket-images.' });

/** What the author said about the help. */
export const givenRating = z
  .object({
    rating: z.enum(ticketRatings),
    comment: z
      .string()
      .nullable()
      .meta({ examples: ['Quick and clear.'] }),
    rated_at: timestamp,
  })
  .meta({ id: 'TicketRating' });

/** The ticket that a merged one went into. */
export const mergedInto = z
  .object({ id, reference: ticketReference })
  .nullable()
  .meta({ description: 'The ticket that has its messages now.', examples: [null] });

/** What both portals show of a ticket. */
export const ticketFields = {
  id,
  reference: ticketReference,
  subject: z.string().meta({ examples: ['The password I bought does not work'] }),
  status: z.enum(ticketStatuses),
  priority: z.enum(ticketPriorities),
  category: z.enum(ticketCategories),
  created_at: timestamp,
  lastUpdate: timestamp.meta({ description: 'When something was said or the status changed.' }),
  answer_due_at: timestamp
    .nullable()
    .meta({ description: 'Until when we promised an answer; null while none is owed.' }),
  business_hours: z
    .string()
    .nullable()
    .meta({
      description: 'The opening hours that alone count until answer_due_at; null where all hours count.',
      examples: ['Monday to Friday, 9:00 to 18:00 Lagos time'],
    }),
  waiting_since: timestamp
    .nullable()
    .meta({ description: 'Since when the team waits for a reply of the author.', examples: [null] }),
  closes_at: timestamp
    .nullable()
    .meta({ description: 'When a ticket that waits is closed without a reply.', examples: [null] }),
};

/** A message, with its author and the mark of staff, which the server sets. */
export const ticketMessageFields = {
  id,
  name: z.string().meta({ examples: ['Zainab Bello'] }),
  text: z.string().meta({ examples: ['I bought @lagosfoodie this morning and the password is refused.'] }),
  created_at: timestamp,
  pictures: z.array(ticketPicture),
};
