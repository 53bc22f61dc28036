import { type FigurePeriod, type FigureTable, operatorFigureEndpoints } from '@oja/contract/operator-figures';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

export const operatorFiguresQuery = (period: FigurePeriod) =>
  queryOptions({
    queryKey: [...queryKeys.operatorFigures, period],
    queryFn: async ({ signal }) =>
      (await callApi(operatorFigureEndpoints.operatorFigures, { query: { period }, signal })).data,
    placeholderData: keepPreviousData,
  });

export function downloadFigures(table: FigureTable, period: FigurePeriod): Promise<Blob> {
  return downloadApi(operatorFigureEndpoints.exportOperatorFigures, { query: { table, period } });
}
