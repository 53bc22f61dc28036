import { messagingEndpoints } from '@oja/contract/messaging';
import { queryOptions } from '@tanstack/react-query';
import { downloadApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

/** Pictures need the session, so the browser cannot fetch them by their address. They never change. */
export const pictureQuery = (id: string, size: 'full' | 'thumb') =>
  queryOptions({
    queryKey: [...queryKeys.messagePictures, id, size],
    queryFn: ({ signal }) =>
      downloadApi(messagingEndpoints.showMessageImage, { params: { id }, query: { size }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
