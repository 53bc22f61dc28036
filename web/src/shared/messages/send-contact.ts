import type { BodySent } from '@oja/contract/endpoint';
import { messagingEndpoints } from '@oja/contract/messaging';
import { callApi } from '@/lib/api/call-api';

/** Called without a cache around it: the public page of a listing has none. */
export const sendContact = (body: BodySent<typeof messagingEndpoints.openConversation>) =>
  callApi(messagingEndpoints.openConversation, { body });
