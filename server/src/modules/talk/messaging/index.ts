import { mailWaitingMessages, sweepMessageImages } from './messaging.jobs.ts';

export { countUnread, readReceivedByDay } from './conversation.queries.ts';
export { eraseMessagesOf } from './erase-messages.ts';
export { findReportedMessage } from './find-reported-message.ts';
export { readPictures } from './message-images.ts';
export { messagingRoutes } from './messaging.routes.ts';
export { isMessageDown, moderateMessage } from './moderate-message.ts';
export {
  enterOfferConversation,
  findOfferConversations,
  offerKey,
  refuseUnwanted,
} from './offer-conversations.ts';
export { openConversation } from './open-conversation.ts';
export { readConversation } from './read-conversation.ts';
export { revealAroundMessage } from './reveal-conversation.ts';
export { searchConversations } from './search-conversations.ts';
export { sendMessage } from './send-message.ts';
export { sweepMessageImages };
export const messagingJobs = [mailWaitingMessages, sweepMessageImages];
