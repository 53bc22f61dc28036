import type { messagingEndpoints } from '@oja/contract/messaging';
import { koboFromNaira } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { mayReadContacts } from '../../../domain/messaging/may-read-contacts.ts';
import type { Handlers } from '../../../http/call.ts';
import type { Session } from '../../../http/session.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { setBlock } from './block-person.ts';
import { presentConversation } from './conversation.presenter.ts';
import { countUnread, listOwnConversations, readOwnConversation } from './conversation.queries.ts';
import { encodeConversationCursor } from './conversation-cursor.ts';
import { listMessages } from './message.queries.ts';
import { showMessageImage, uploadMessageImage } from './message-images.ts';
import { openConversation } from './open-conversation.ts';
import { readConversation } from './read-conversation.ts';
import { revealForDispute } from './reveal-conversation.ts';
import { sendMessage } from './send-message.ts';
import { createTypingSignals } from './typing-signals.ts';

export const messagingRoutes = (deps: Deps): Handlers<typeof messagingEndpoints> => {
  const signalTyping = createTypingSignals(deps);
  const { readerFor, show, readerOf } = conversationReader(deps);
  return {
    async listConversations({ session, query }) {
      const reader = await readerFor(session);
      const { rows, next } = await listOwnConversations(deps.db, { userId: reader.id, ...query });
      return {
        data: rows.map((row) => presentConversation(row, reader)),
        next_cursor: next ? encodeConversationCursor(next) : null,
        unread: await countUnread(deps.db, reader.id),
      };
    },
    async countUnreadMessages({ session }) {
      return { data: { unread: await countUnread(deps.db, session.user.id) } };
    },
    async openConversation({ session, body }) {
      const { listing_id: listingId, purchase_id: purchaseId = '', client_id: clientId, ...rest } = body;
      const about = listingId === undefined ? { purchaseId } : { listingId };
      const id = await openConversation(deps, { sender: session.user, about, clientId, ...rest });
      return { data: await show(id, session), message: 'Message Sent' };
    },
    async showConversation({ session, params }) {
      return { data: await show(params.id, session) };
    },
    async listMessages({ session, params, query }) {
      const reader = await readerOf(params.id, session);
      const page = await listMessages(deps.db, { conversationId: params.id, ...query }, reader);
      return { data: page.messages, next_cursor: page.nextCursor };
    },
    async sendMessage({ session, params, body }) {
      const { client_id: clientId, text, images = [] } = body;
      const message = await sendMessage(deps, {
        conversationId: params.id,
        sender: session.user,
        clientId,
        text,
        imageIds: [...new Set(images)],
      });
      return { data: message };
    },
    async readConversation({ session, params, body }) {
      await readConversation(deps, {
        conversationId: params.id,
        userId: session.user.id,
        position: body.position,
      });
      return { data: null };
    },
    async signalTyping({ session, params }) {
      await signalTyping({ conversationId: params.id, userId: session.user.id });
      return { data: null };
    },
    async blockPerson({ session, params }) {
      await setBlock(deps, { conversationId: params.id, userId: session.user.id, blocked: true });
      return { data: await show(params.id, session) };
    },
    async unblockPerson({ session, params }) {
      await setBlock(deps, { conversationId: params.id, userId: session.user.id, blocked: false });
      return { data: await show(params.id, session) };
    },
    ...imageRoutes(deps),
    async revealConversation({ session, client, body }) {
      const actor = { ...staffActor({ session, client }), id: session.user.id };
      const { purchase_id: purchaseId, reason } = body;
      return { data: await revealForDispute(deps, { purchaseId, reason, actor }) };
    },
  };
};

const imageRoutes = (deps: Deps) =>
  ({
    async uploadMessageImage({ session, bytes }) {
      return { data: await uploadMessageImage(deps, { ownerId: session.user.id, bytes }) };
    },
    async showMessageImage({ session, params, query, reply }) {
      const { size = 'full' } = query;
      const bytes = await showMessageImage(deps, { imageId: params.id, size, viewer: session.user });
      reply.header('cache-control', 'private, no-store');
      return reply.type('image/webp').send(bytes);
    },
  }) satisfies Partial<Handlers<typeof messagingEndpoints>>;

/** Conversations as the caller sees them, under the present price from which contacts are shown. */
function conversationReader(deps: Deps) {
  const readerFor = async ({ user }: Session) => {
    const { minimumPriceForContacts } = await deps.settings.read('naira');
    return { id: user.id, role: user.role, minimumKobo: koboFromNaira(minimumPriceForContacts) };
  };
  const show = async (conversationId: string, session: Session) => {
    const reader = await readerFor(session);
    return presentConversation(
      await readOwnConversation(deps.db, { conversationId, userId: reader.id }),
      reader,
    );
  };
  const readerOf = async (conversationId: string, session: Session) => {
    const reader = await readerFor(session);
    const conversation = await readOwnConversation(deps.db, { conversationId, userId: reader.id });
    return { userId: reader.id, unlocked: mayReadContacts(conversation, reader) };
  };
  return { readerFor, show, readerOf };
}
