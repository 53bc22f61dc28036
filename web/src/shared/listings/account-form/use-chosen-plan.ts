import { minuteMs } from '@oja/contract/durations';
import type { HandoverPlan } from '@oja/contract/handover-plan-fields';
import { handoverPlanEndpoints } from '@oja/contract/handover-plans';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';
import type { AccountForm } from './account-form';
import { choiceOf } from './handover-values';

const handoverPlansQuery = queryOptions({
  queryKey: queryKeys.handoverPlans,
  queryFn: ({ signal }) => callApi(handoverPlanEndpoints.listHandoverPlans, { signal }),
  staleTime: 5 * minuteMs,
});

/** The plan in force for what the form describes; undefined until it is known, and where there is none. */
export function useChosenPlan(
  form: Pick<AccountForm, 'platform' | 'handover_kind' | 'specified_on'>,
): HandoverPlan | undefined {
  const plans = useQuery(handoverPlansQuery).data?.data;
  const kind = choiceOf(form);
  return plans?.find((each) => each.platform === form.platform && each.kind === kind);
}
