import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { platforms } from './listing-fields.ts';
import { naira } from './money.ts';
import { cursorQuery, nextCursor } from './page.ts';
import { imageErrors } from './purchase-fields.ts';
import { id, requiredText, searchText, text, timestamp } from './text.ts';
import { countUnreadMessages } from './unread-messages.ts';

/** Messages between buyers, sellers and staff about a listing. */

export const priorities = ['low', 'medium', 'high', 'urgent'] as const;
export type Priority = (typeof priorities)[number];

export const messageLimits = {
  subject: 120,
  text: 4_000,
  pictures: 4,
  pictureBytes: 5 * 1024 * 1024,
} as const;

/** The sentence that the specification has for every missing field of the Contact Seller dialog. */
export const fillAllFields = 'Please fill in all required fields.';
const requiredField = (max: number) => z.string(fillAllFields).trim().min(1, fillAllFields).max(max);

export const messagePicture = z
  .object({
    id,
    url: z.string().meta({
      description: 'Needs the session: only the two people of the conversation see it.',
      examples: ['/api/message-images/0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'],
    }),
    width: z.int().meta({ examples: [1200] }),
    height: z.int().meta({ examples: [800] }),
  })
  .meta({ id: 'MessagePicture' });
export type MessagePicture = z.infer<typeof messagePicture>;

const message = z
  .object({
    id,
    client_id: id.nullable().meta({ description: 'As the sender gave it; null for what the other wrote.' }),
    position: z.int().meta({ description: 'Its place in the conversation, counted from 1.', examples: [12] }),
    mine: z.boolean(),
    staff: z.boolean().meta({ description: 'Written by a member of staff.' }),
    text: z.string().meta({ examples: ['Is the original e-mail address included?'] }),
    masked: z.boolean().meta({ description: 'Contact details in it are hidden until a purchase.' }),
    deleted: z
      .boolean()
      .meta({ description: 'The account that wrote it was deleted, and the text with it.' }),
    taken_down: z
      .boolean()
      .meta({ description: 'Our moderators removed it: text and pictures are empty for both.' }),
    pictures: z.array(messagePicture),
    created_at: timestamp,
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;

export const conversationActions = ['write', 'block', 'unblock', 'report', 'buy'] as const;
export type ConversationAction = (typeof conversationActions)[number];

const person = z.object({
  id,
  name: z.string().meta({ examples: ['chidi'] }),
  avatar: z
    .string()
    .nullable()
    .meta({ examples: [null] }),
  verified: z.boolean(),
  staff: z.boolean(),
});

const about = z.object({
  listing_id: id.nullable(),
  handle: z.string().meta({ examples: ['@lagosfoodie'] }),
  platform: z.enum(platforms),
  price: naira.meta({ examples: [150_000] }),
  thumbnail: z
    .string()
    .nullable()
    .meta({ examples: ['/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d-thumb.webp'] }),
  on_market: z.boolean(),
  purchase_id: id.nullable().meta({ description: 'The latest purchase of it by the one who asks.' }),
});

const conversation = z
  .object({
    id,
    side: z.enum(['asker', 'seller']).meta({ description: 'What the reader is in it.' }),
    with: person,
    about,
    subject: z.string().meta({ examples: ['Is the audience from Lagos?'] }),
    priority: z.enum(priorities),
    unread: z.int().meta({ examples: [2] }),
    last: z
      .object({
        text: z.string().meta({ examples: ['Yes, it is.'] }),
        mine: z.boolean(),
        pictures: z.int().meta({ examples: [0] }),
        position: z.int().meta({ examples: [12] }),
        taken_down: z.boolean(),
        created_at: timestamp,
      })
      .nullable(),
    active_at: timestamp.meta({ description: 'Of the last message, or of an offer without one.' }),
    read_by_other: z.int().meta({ description: 'Up to which position the other has read.', examples: [11] }),
    unlocked: z
      .boolean()
      .meta({ description: 'Contact details are shown: the two have a purchase, or staff write.' }),
    actions: z.array(z.enum(conversationActions)),
    silence: z
      .string()
      .nullable()
      .meta({ description: 'Why the reader cannot write, for people.', examples: [null] }),
    match: z
      .string()
      .nullable()
      .meta({ description: 'The newest message that a search found, where it found one.', examples: [null] }),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof conversation>;

const contactFields = {
  subject: requiredField(messageLimits.subject).meta({ examples: ['Is the audience from Lagos?'] }),
  priority: z.enum(priorities, fillAllFields).meta({ examples: ['medium'] }),
  message: requiredField(messageLimits.text).meta({ examples: ['Hello, I would like to know more.'] }),
};

const clientId = id.meta({
  description:
    'Made by the sender, unique among their messages. The same again with the same text is a replay.',
});

export const revealedConversation = z
  .object({
    id,
    about: z.object({ handle: z.string().meta({ examples: ['@lagosfoodie'] }) }),
    people: z.array(z.object({ id, name: z.string().meta({ examples: ['Zainab Bello'] }) })),
    messages: z.array(
      z.object({
        id,
        sender_id: id,
        staff: z.boolean(),
        text: z.string().meta({ examples: ['Write to me on 0803 123 4567'] }),
        taken_down: z.boolean(),
        pictures: z.array(messagePicture),
        created_at: timestamp,
      }),
    ),
  })
  .meta({ id: 'RevealedConversation' });
export type RevealedConversation = z.infer<typeof revealedConversation>;

/** Why a member of staff reads a conversation; it is stored in the audit log. */
export const revealReason = requiredText(300).meta({
  examples: ['The buyer says that the seller promised the original e-mail address.'],
});

const params = z.strictObject({ id });
const writeErrors = ['conversation_blocked', 'recipient_unavailable', 'idempotency_key_reused'] as const;

export const messagingEndpoints = {
  listConversations: endpoint({
    method: 'GET',
    path: '/conversations',
    tag: 'Messages',
    summary: 'Own conversations, the latest first',
    access: 'signed_in',
    limit: 'read',
    query: z.strictObject({
      ...cursorQuery,
      search: searchText.optional().meta({
        description: 'In what was written, the subject, the account and the name of the other.',
        examples: ['recovery code'],
      }),
      unread: z
        .enum(['1'])
        .optional()
        .meta({ description: 'Only those with something unread.', examples: ['1'] }),
      sort: z.enum(['recent', 'priority']).optional().meta({ description: 'Without it, recent.' }),
    }),
    reply: z.array(conversation),
    beside: z.object({ ...nextCursor, unread: z.int().meta({ examples: [2] }) }),
  }),
  countUnreadMessages,
  openConversation: endpoint({
    method: 'POST',
    path: '/conversations',
    tag: 'Messages',
    summary:
      'Contact the seller of a listing, or the other side of an own purchase; continues the one there is',
    access: 'signed_in',
    limit: 'write',
    body: z
      .strictObject({
        listing_id: id.optional(),
        purchase_id: id.optional(),
        client_id: clientId,
        ...contactFields,
      })
      .refine((body) => (body.listing_id === undefined) !== (body.purchase_id === undefined), {
        message: 'Please give either a listing or a purchase.',
      })
      .meta({
        examples: [
          {
            listing_id: '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11',
            client_id: '7d1c9a52-3f0e-4b1c-8a57-2f6f1e0b9c44',
            subject: 'Is the audience from Lagos?',
            priority: 'medium',
            message: 'Hello, I would like to know more.',
          },
        ],
      }),
    reply: conversation,
    errors: ['not_found', 'own_listing_contacted', 'listing_unavailable', ...writeErrors],
  }),
  showConversation: endpoint({
    method: 'GET',
    path: '/conversations/{id}',
    tag: 'Messages',
    summary: 'One own conversation',
    access: 'signed_in',
    limit: 'read',
    params,
    reply: conversation,
  }),
  listMessages: endpoint({
    method: 'GET',
    path: '/conversations/{id}/messages',
    tag: 'Messages',
    summary: 'What was said, the newest first',
    access: 'signed_in',
    limit: 'read',
    params,
    query: z.strictObject(cursorQuery),
    reply: z.array(message),
    beside: z.object(nextCursor),
  }),
  sendMessage: endpoint({
    method: 'POST',
    path: '/conversations/{id}/messages',
    tag: 'Messages',
    summary: 'Say something, with pictures',
    access: 'signed_in',
    limit: 'write',
    params,
    body: z
      .strictObject({
        client_id: clientId,
        text: text(messageLimits.text).meta({ examples: ['Is the original e-mail address included?'] }),
        images: z
          .array(id)
          .max(messageLimits.pictures)
          .optional()
          .meta({ description: 'Ids from POST /message-images.', examples: [[]] }),
      })
      .refine((body) => body.text !== '' || (body.images ?? []).length > 0, {
        message: 'Please write something or add a picture.',
        path: ['text'],
      }),
    reply: message,
    errors: [...writeErrors, 'message_image_unknown'],
  }),
  readConversation: endpoint({
    method: 'POST',
    path: '/conversations/{id}/read',
    tag: 'Messages',
    summary: 'Say how far one has read',
    access: 'signed_in',
    limit: 'write',
    params,
    body: z.strictObject({
      position: z
        .int()
        .min(0)
        .meta({ examples: [12] }),
    }),
    reply: z.null(),
  }),
  signalTyping: endpoint({
    method: 'POST',
    path: '/conversations/{id}/typing',
    tag: 'Messages',
    summary: 'Let the other see that one is writing; nothing is kept',
    access: 'signed_in',
    limit: 'write',
    params,
    reply: z.null(),
  }),
  blockPerson: endpoint({
    method: 'POST',
    path: '/conversations/{id}/block',
    tag: 'Messages',
    summary: 'Neither of the two can write to the other any more',
    access: 'signed_in',
    limit: 'write',
    params,
    reply: conversation,
    errors: ['staff_not_blockable'],
  }),
  unblockPerson: endpoint({
    method: 'DELETE',
    path: '/conversations/{id}/block',
    tag: 'Messages',
    summary: 'Take the own block back',
    access: 'signed_in',
    limit: 'write',
    params,
    reply: conversation,
  }),
  uploadMessageImage: endpoint({
    method: 'POST',
    path: '/message-images',
    tag: 'Messages',
    summary: 'Upload a picture for a message to come',
    access: 'signed_in',
    limit: 'upload',
    binaryBody: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/octet-stream'],
    bodyLimitBytes: messageLimits.pictureBytes,
    reply: messagePicture,
    errors: [...imageErrors],
  }),
  showMessageImage: endpoint({
    method: 'GET',
    path: '/message-images/{id}',
    tag: 'Messages',
    summary:
      'A picture of an own conversation; for staff, of a message that was reported or that a case opened',
    access: 'signed_in',
    limit: 'read',
    params,
    query: z.strictObject({ size: z.enum(['full', 'thumb']).optional() }),
    produces: 'image/webp',
  }),
  revealConversation: endpoint({
    method: 'POST',
    path: '/admin/conversations/reveal',
    tag: 'Messages',
    summary: 'Read the conversation behind a dispute, unmasked; every reading is on record',
    access: 'cases',
    limit: 'write',
    body: z.strictObject({ purchase_id: id, reason: revealReason }),
    reply: revealedConversation,
    errors: ['not_found', 'case_required'],
  }),
};
