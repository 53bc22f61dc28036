import { type ParkedOutcome, parkedPaymentEndpoints } from '@oja/contract/parked-payments';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { type ParkedView, queryOfParked } from '../logic/parked-list';
import { deskKey, refreshDesk } from './desk-keys';

export function parkedPaymentsQuery(view: ParkedView, after: string | undefined) {
  const query = { ...queryOfParked(view), cursor: after };
  return queryOptions({
    queryKey: [...deskKey, 'parked', query],
    queryFn: ({ signal }) => callApi(parkedPaymentEndpoints.listParkedPayments, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: timings.staffQueueRefreshMs,
  });
}

export function downloadParked(view: ParkedView): Promise<Blob> {
  return downloadApi(parkedPaymentEndpoints.exportParkedPayments, { query: queryOfParked(view) });
}

/** A decision about one payment: proposed, or that of somebody else approved or declined. */
export type ParkedStep =
  | { step: 'propose'; outcome: ParkedOutcome; reason: string }
  | { step: 'approve' }
  | { step: 'decline'; reason: string };

export const decideParkedMutation = mutationOptions({
  mutationKey: ['payout-desk', 'decide-parked'],
  mutationFn: ({ id, ...wish }: { id: string } & ParkedStep) => {
    const params = { id };
    switch (wish.step) {
      case 'propose': {
        const { outcome, reason } = wish;
        return callApi(parkedPaymentEndpoints.proposeParkedOutcome, { params, body: { outcome, reason } });
      }
      case 'approve':
        return callApi(parkedPaymentEndpoints.approveParkedOutcome, { params });
      case 'decline':
        return callApi(parkedPaymentEndpoints.declineParkedOutcome, {
          params,
          body: { reason: wish.reason },
        });
    }
  },
  onSettled: (_data, _error, _wish, _result, { client }) => refreshDesk(client),
});
