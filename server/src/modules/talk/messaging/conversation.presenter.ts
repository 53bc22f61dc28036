import { admits, isStaff, type Role } from '@oja/contract/access';
import type { Conversation, ConversationAction } from '@oja/contract/messaging';
import { nairaFromKobo } from '@oja/contract/money';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import { refuseWriting } from '../../../domain/messaging/decide-writing.ts';
import { mayReadContacts } from '../../../domain/messaging/may-read-contacts.ts';
import type { OwnConversation } from './conversation.queries.ts';
import { conversationHandle } from './conversation-handle.ts';

/** The reader of a conversation, and the minimum price of a purchase that lifts the masks. */
export interface ConversationReader {
  id: string;
  role: Role;
  minimumKobo: number;
}

export function presentConversation(row: OwnConversation, reader: ConversationReader): Conversation {
  const unlocked = mayReadContacts(row, reader);
  const isAsker = row.askerId === reader.id;
  const [cover] = row.images ?? [];
  return {
    id: row.id,
    side: isAsker ? 'asker' : 'seller',
    with: {
      id: row.otherId,
      name: shownText(row.name),
      avatar: row.avatar,
      verified: row.verified,
      staff: isStaff(row.otherRole),
    },
    about: {
      listing_id: row.listingId,
      handle: conversationHandle(row),
      platform: row.platform,
      price: nairaFromKobo(row.boughtKobo ?? row.priceKobo ?? 0),
      thumbnail: cover === undefined ? null : `/media/${cover}-thumb.webp`,
      on_market: row.onMarket,
      purchase_id: row.purchaseId,
    },
    subject: unlocked ? row.subject : (row.maskedSubject ?? row.subject),
    priority: row.priority,
    unread: row.unread,
    last: presentLast(row, { readerId: reader.id, unlocked }),
    active_at: row.lastMessageAt.toISOString(),
    read_by_other: row.readByOther,
    unlocked,
    actions: actionsOf(row, { ...reader, isAsker }),
    silence: refuseWriting(row)?.sentence ?? null,
    match: row.match,
  };
}

function presentLast(
  row: OwnConversation,
  { readerId, unlocked }: { readerId: string; unlocked: boolean },
): Conversation['last'] {
  if (row.lastText === null || row.lastCreatedAt === null) return null;
  const isDown = row.lastTakenDown === true;
  const text = unlocked ? row.lastText : (row.lastMaskedText ?? row.lastText);
  return {
    text: isDown ? '' : text,
    mine: row.lastSenderId === readerId,
    pictures: isDown ? 0 : row.lastPictures,
    position: row.lastPosition,
    taken_down: isDown,
    created_at: row.lastCreatedAt.toISOString(),
  };
}

function actionsOf(row: OwnConversation, reader: { role: Role; isAsker: boolean }): ConversationAction[] {
  const possible: Record<ConversationAction, boolean> = {
    write: refuseWriting(row) === undefined,
    block: !row.blockedByWriter && !isStaff(row.otherRole) && !row.isErased,
    unblock: row.blockedByWriter,
    report: !isStaff(row.otherRole) && !isStaff(reader.role),
    buy: reader.isAsker && row.onMarket && admits('trader', reader.role),
  };
  const all = Object.keys(possible) as ConversationAction[];
  return all.filter((action) => possible[action]);
}
