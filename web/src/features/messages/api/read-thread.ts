import { messagingEndpoints } from '@oja/contract/messaging';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { addOlder, mergeNewest, type Thread } from '../logic/merge-thread';
import { messagesKey } from './message-keys';

/** Contact details appear with a purchase, so the thread is another one from then on. */
export interface ThreadPlace {
  id: string;
  unlocked: boolean;
}

const keyOf = ({ id, unlocked }: ThreadPlace) => [...messagesKey, 'thread', id, { unlocked }];

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
