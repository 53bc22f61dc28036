import type { BodySent } from '@oja/contract/endpoint';
import { figureScheduleEndpoints } from '@oja/contract/figure-schedules';
import { type FigurePeriod, type FigureTable, operatorFigureEndpoints } from '@oja/contract/operator-figures';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
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

const scheduleKey = [...queryKeys.operatorFigures, 'schedule'];
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: scheduleKey });

export const figureScheduleQuery = queryOptions({
  queryKey: scheduleKey,
  queryFn: async ({ signal }) => (await callApi(figureScheduleEndpoints.figureSchedule, { signal })).data,
});

export const saveScheduleMutation = mutationOptions({
  mutationFn: (body: BodySent<typeof figureScheduleEndpoints.saveFigureSchedule>) =>
    callApi(figureScheduleEndpoints.saveFigureSchedule, { body }),
  onSettled: (_data, _error, _body, _result, { client }) => refresh(client),
});

export const endScheduleMutation = mutationOptions({
  mutationFn: () => callApi(figureScheduleEndpoints.endFigureSchedule),
  onSettled: (_data, _error, _none, _result, { client }) => refresh(client),
});

export const sendNowMutation = mutationOptions({
  mutationFn: () => callApi(figureScheduleEndpoints.sendFigureMail),
});
