import { messagingEndpoints } from '@oja/contract/messaging';
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';
import type { QueuedMessage } from './logic/queued-message';
import { addOlder, mergeNewest, type Thread } from './logic/thread';

export interface ConversationFilter {
  search: string;
  unread: boolean;
  sort: 'recent' | 'priority';
}

export const conversationsQuery = ({ search, unread, sort }: ConversationFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.messages, 'list', { search, unread, sort }],
    queryFn: ({ pageParam, signal }) =>
      callApi(messagingEndpoints.listConversations, {
        query: { search, sort, ...(unread ? { unread: '1' as const } : {}), cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Contact details appear with a purchase, so the thread is another one from then on. */
interface ThreadPlace {
  id: string;
  unlocked: boolean;
}

const keyOf = ({ id, unlocked }: ThreadPlace) => [...queryKeys.messages, 'thread', id, { unlocked }];

/** Asks for the end of the conversation alone; what was read before stays as it is. */
export const threadQuery = (place: ThreadPlace) =>
  queryOptions({
    queryKey: keyOf(place),
    queryFn: async ({ signal, client }): Promise<Thread> => {
      const page = await callApi(messagingEndpoints.listMessages, { params: { id: place.id }, signal });
      const before = client.getQueryData<Thread>(keyOf(place));
      return mergeNewest(before, { messages: page.data, older: page.next_cursor });
    },
  });

export async function loadOlder(client: QueryClient, place: ThreadPlace, cursor: string): Promise<void> {
  const page = await callApi(messagingEndpoints.listMessages, {
    params: { id: place.id },
    query: { cursor },
  });
  client.setQueryData<Thread>(
    keyOf(place),
    (thread) => thread && addOlder(thread, { messages: page.data, older: page.next_cursor }),
  );
}

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.messages, 'conversation', id],
    queryFn: async ({ signal }) =>
      (await callApi(messagingEndpoints.showConversation, { params: { id }, signal })).data,
  });

export async function sendMessage({
  conversationId,
  clientId,
  text,
  pictures,
}: QueuedMessage): Promise<void> {
  await callApi(messagingEndpoints.sendMessage, {
    params: { id: conversationId },
    body: { client_id: clientId, text, images: pictures.map(({ id }) => id) },
  });
}

export const setBlockMutation = mutationOptions({
  mutationFn: ({ id, blocked }: { id: string; blocked: boolean }) =>
    blocked
      ? callApi(messagingEndpoints.blockPerson, { params: { id } })
      : callApi(messagingEndpoints.unblockPerson, { params: { id } }),
  onSettled: (_data, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: queryKeys.messages }),
});

/** Fire and forget: a lost signal changes nothing for the sender. */
export function signalTyping(id: string): void {
  callApi(messagingEndpoints.signalTyping, { params: { id } }).catch(() => undefined);
}

export function signalRead(id: string, position: number): void {
  callApi(messagingEndpoints.readConversation, { params: { id }, body: { position } }).catch(() => undefined);
}

export const uploadPicture = async (file: Blob) =>
  (await callApi(messagingEndpoints.uploadMessageImage, { file })).data;
