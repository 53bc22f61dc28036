import type { BodySent } from '@oja/contract/endpoint';
import { riskEndpoints } from '@oja/contract/risk';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

function refreshRules(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: queryKeys.riskRules });
}

export const riskRulesQuery = queryOptions({
  queryKey: [...queryKeys.riskRules, 'list'],
  queryFn: async ({ signal }) => (await callApi(riskEndpoints.listRiskRules, { signal })).data,
});

/** Run and recorded once each time the dialog opens: it is the ground on which a rule is switched on. */
export const dryRunQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.riskDryRuns, id],
    queryFn: async ({ client }) => {
      const { data } = await callApi(riskEndpoints.tryRiskRule, { params: { id } });
      await refreshRules(client);
      return data;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

type RuleChange = { id: string | undefined; body: BodySent<typeof riskEndpoints.addRiskRule> };

/** Without an id it is a new one. */
export const saveRuleMutation = mutationOptions({
  mutationFn: ({ id, body }: RuleChange) =>
    id === undefined
      ? callApi(riskEndpoints.addRiskRule, { body })
      : callApi(riskEndpoints.saveRiskRule, { params: { id }, body }),
  onSettled: (_answer, _error, _change, _result, { client }) => refreshRules(client),
});

export const switchRuleMutation = mutationOptions({
  mutationFn: ({ id, ...body }: { id: string; on: boolean; version: number }) =>
    callApi(riskEndpoints.switchRiskRule, { params: { id }, body }),
  onSettled: (_answer, _error, _change, _result, { client }) => refreshRules(client),
});

export const deleteRuleMutation = mutationOptions({
  mutationFn: (id: string) => callApi(riskEndpoints.deleteRiskRule, { params: { id } }),
  onSettled: (_answer, _error, _id, _result, { client }) => refreshRules(client),
});
