import { gatewayBalanceEndpoints, type NewMovement } from '@oja/contract/gateway-balance';
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { deskKey, refreshDesk } from './desk-keys';

export const movementsQuery = infiniteQueryOptions({
  queryKey: [...deskKey, 'movements'],
  queryFn: ({ pageParam, signal }) =>
    callApi(gatewayBalanceEndpoints.listGatewayMovements, { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  refetchInterval: timings.staffQueueRefreshMs,
});

export const recordMovementMutation = mutationOptions({
  mutationKey: ['payout-desk', 'record-movement'],
  mutationFn: ({ movement, idempotencyKey }: { movement: NewMovement; idempotencyKey: string }) =>
    callApi(gatewayBalanceEndpoints.recordMovement, { body: movement, idempotencyKey }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshDesk(client),
});

/** A second look at what somebody wrote down: it is booked, or gone. */
export type MovementStep = { step: 'approve' } | { step: 'decline'; reason: string };

export const decideMovementMutation = mutationOptions({
  mutationKey: ['payout-desk', 'decide-movement'],
  mutationFn: ({ id, ...wish }: { id: string } & MovementStep) =>
    wish.step === 'approve'
      ? callApi(gatewayBalanceEndpoints.approveMovement, { params: { id } })
      : callApi(gatewayBalanceEndpoints.declineMovement, { params: { id }, body: { reason: wish.reason } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshDesk(client),
});
