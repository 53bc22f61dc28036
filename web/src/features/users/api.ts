import type { Role } from '@oja/contract/access';
import { adminUserEndpoints } from '@oja/contract/admin-users';
import type { BodySent } from '@oja/contract/endpoint';
import { type PersonRecordKind, personPageEndpoints } from '@oja/contract/person-page';
import { sanctionEndpoints } from '@oja/contract/sanctions';
import { userViewEndpoints } from '@oja/contract/user-views';
import { type NewAdjustment, walletAdjustmentEndpoints } from '@oja/contract/wallet-adjustments';
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';
import { exportQueryOf, listQueryOf, type UserView } from './logic/user-view';

/** After any change to an account: rows, cards and the open profile may all have changed. */
function refreshUsers(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: queryKeys.users });
}

export const usersQuery = (view: UserView) => {
  const query = listQueryOf(view);
  return queryOptions({
    queryKey: [...queryKeys.users, 'list', query],
    queryFn: ({ signal }) => callApi(adminUserEndpoints.listUsers, { query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(adminUserEndpoints.showUser, { params: { id }, signal })).data,
  });

/** A list of the page of a person. `limit` is the length of a page; without it, the few of the card. */
export const personRecordsQuery = (id: string, kind: PersonRecordKind, limit?: number) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.users, 'records', id, kind, limit],
    queryFn: ({ pageParam, signal }) =>
      callApi(personPageEndpoints.listPersonRecords, {
        params: { id, kind },
        query: { cursor: pageParam, limit: limit?.toString() },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

export const relatedAccountsQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, 'related', id],
    queryFn: ({ signal }) => callApi(personPageEndpoints.listRelatedAccounts, { params: { id }, signal }),
  });

export const personSignalsQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, 'signals', id],
    queryFn: async ({ signal }) =>
      (await callApi(personPageEndpoints.listPersonSignals, { params: { id }, signal })).data,
  });

/** A suspension may carry its reason; without one the call sends nothing. */
export const suspendMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    callApi(adminUserEndpoints.banUser, { params: { id }, body: { reason } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const unsuspendMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    callApi(adminUserEndpoints.unbanUser, { params: { id }, body: { reason } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const changeManyMutation = mutationOptions({
  mutationFn: (order: BodySent<typeof adminUserEndpoints.changeManyUsers>) =>
    callApi(adminUserEndpoints.changeManyUsers, { body: order }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const changeRoleMutation = mutationOptions({
  mutationFn: ({ id, role }: { id: string; role: Role }) =>
    callApi(adminUserEndpoints.changeUserRole, { params: { id }, body: { role } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const editUserMutation = mutationOptions({
  mutationFn: ({ id, ...body }: { id: string } & BodySent<typeof adminUserEndpoints.editUser>) =>
    callApi(adminUserEndpoints.editUser, { params: { id }, body }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const addUserMutation = mutationOptions({
  mutationFn: (body: BodySent<typeof adminUserEndpoints.addUser>) =>
    callApi(adminUserEndpoints.addUser, { body }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const deleteUserMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    callApi(adminUserEndpoints.deleteUserByStaff, { params: { id }, body: { reason } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export function downloadUsers(wanted: { view: UserView } | { ids: readonly string[] }): Promise<Blob> {
  const query = 'ids' in wanted ? { ids: wanted.ids.join(',') } : exportQueryOf(wanted.view);
  return downloadApi(adminUserEndpoints.exportUsers, { query });
}

/** One device, or all of them. */
export const endSessionsMutation = mutationOptions({
  mutationFn: ({ id, session }: { id: string; session?: string }) =>
    callApi(adminUserEndpoints.endUserSessions, { params: { id }, query: { session } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const addNoteMutation = mutationOptions({
  mutationFn: ({ id, text }: { id: string; text: string }) =>
    callApi(adminUserEndpoints.addUserNote, { params: { id }, body: { text } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const adjustmentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, 'adjustments', id],
    queryFn: async ({ signal }) =>
      (await callApi(walletAdjustmentEndpoints.listAdjustments, { params: { id }, signal })).data,
  });

export const sanctionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, 'sanctions', id],
    queryFn: async ({ signal }) =>
      (await callApi(sanctionEndpoints.listSanctions, { params: { id }, signal })).data,
  });

type SanctionOrder = { id: string; sanction: BodySent<typeof sanctionEndpoints.addSanction> };

export const addSanctionMutation = mutationOptions({
  mutationFn: ({ id, sanction: body }: SanctionOrder) =>
    callApi(sanctionEndpoints.addSanction, { params: { id }, body }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const liftSanctionMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    callApi(sanctionEndpoints.liftSanction, { params: { id }, body: { reason } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

type AppealDecision = { id: string } & BodySent<typeof sanctionEndpoints.decideSanctionAppeal>;

export const decideAppealMutation = mutationOptions({
  mutationFn: ({ id, ...body }: AppealDecision) =>
    callApi(sanctionEndpoints.decideSanctionAppeal, { params: { id }, body }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

type Adjustment = { id: string; adjustment: NewAdjustment; idempotencyKey: string };

export const adjustWalletMutation = mutationOptions({
  mutationFn: async ({ id, adjustment: body, idempotencyKey }: Adjustment) =>
    (await callApi(walletAdjustmentEndpoints.adjustWallet, { params: { id }, body, idempotencyKey })).data,
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

/** Mails that support sends; nothing on the page but its audit entries changes. */
export const resetLinkMutation = mutationOptions({
  mutationFn: (id: string) => callApi(personPageEndpoints.sendUserResetLink, { params: { id } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const confirmationMutation = mutationOptions({
  mutationFn: (id: string) => callApi(personPageEndpoints.resendUserConfirmation, { params: { id } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const changeEmailMutation = mutationOptions({
  mutationFn: ({ id, ...body }: { id: string } & BodySent<typeof personPageEndpoints.changeUserEmail>) =>
    callApi(personPageEndpoints.changeUserEmail, { params: { id }, body }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const startViewMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    callApi(userViewEndpoints.startUserView, { params: { id }, body: { reason } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});
