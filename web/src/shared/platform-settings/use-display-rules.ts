import type { ReplyOf } from '@oja/contract/endpoint';
import { platformSettingsEndpoints } from '@oja/contract/platform-settings';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import { setDateRules } from '@/lib/dates';
import { queryKeys } from '@/lib/query-keys';

type DisplaySettings = ReplyOf<typeof platformSettingsEndpoints.displaySettings>;

/**
 * Dates in this portal are written as the general settings say. Pages wait for that short answer, so that none of them
 * writes a date twice; when it does not come, they use the form of the rest of the product. The key changes with the
 * rules, because dates that are drawn already would not notice.
 */
export function useDisplayRules(): { key: string | undefined; display: DisplaySettings | undefined } {
  const [applied, setApplied] = useState<string>();
  const { data, isError } = useQuery({
    queryKey: [...queryKeys.platformSettings, 'display'],
    queryFn: async ({ signal }) =>
      (await callApi(platformSettingsEndpoints.displaySettings, { signal })).data,
  });
  useLayoutEffect(() => {
    if (data === undefined) return;
    setDateRules(data);
    setApplied(`${data.timezone} ${data.dateFormat}`);
    return () => setDateRules(undefined);
  }, [data]);
  return { key: applied ?? (isError ? 'usual' : undefined), display: data };
}
