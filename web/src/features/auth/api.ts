import { standingEndpoints } from '@oja/contract/account-standing';
import type { BodySent } from '@oja/contract/endpoint';
import { figureScheduleEndpoints } from '@oja/contract/figure-schedules';
import { notificationEndpoints } from '@oja/contract/notifications';
import { signInEndpoints } from '@oja/contract/sign-in';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

/** Whether an account invites with this code. */
export const invitationQuery = (code: string | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.registrationRules, 'invitation', code],
    queryFn: async ({ signal }) =>
      (await callApi(signInEndpoints.showInvitation, { params: { code: code ?? '' }, signal })).data.known,
    enabled: code !== undefined,
  });

/**
 * A link works once, and confirming starts by itself when the page opens. So each link is sent once per load of the
 * page, however often React mounts it; no query does it, because queries are asked again whenever a session changes.
 */
const sent = new Map<string, Promise<void>>();

export function confirmEmail(token: string): Promise<void> {
  const known = sent.get(token);
  if (known) return known;
  const call = callApi(signInEndpoints.confirmEmail, { body: { token } }).then(() => undefined);
  sent.set(token, call);
  // A failure may be tried again, as after a lost connection.
  call.catch(() => sent.delete(token));
  return call;
}

export const forgotPassword = mutationOptions({
  mutationFn: (body: BodySent<typeof signInEndpoints.forgotPassword>) =>
    callApi(signInEndpoints.forgotPassword, { body }),
});

export const loginAdmin = mutationOptions({
  mutationFn: (body: BodySent<typeof signInEndpoints.loginAdmin>) =>
    callApi(signInEndpoints.loginAdmin, { body }),
  gcTime: 0,
});

export const loginTwoFactor = mutationOptions({
  mutationFn: (body: BodySent<typeof signInEndpoints.loginTwoFactor>) =>
    callApi(signInEndpoints.loginTwoFactor, { body }),
  gcTime: 0,
});

export const login = mutationOptions({
  mutationFn: (body: BodySent<typeof signInEndpoints.login>) => callApi(signInEndpoints.login, { body }),
  gcTime: 0,
});

export const register = mutationOptions({
  mutationFn: (body: BodySent<typeof signInEndpoints.register>) =>
    callApi(signInEndpoints.register, { body }),
  gcTime: 0,
});

export const resetPassword = mutationOptions({
  mutationFn: (body: BodySent<typeof signInEndpoints.resetPassword>) =>
    callApi(signInEndpoints.resetPassword, { body }),
  gcTime: 0,
});

/** The suspension that the link of a mail leads to. */
export const suspensionQuery = (token: string) =>
  queryOptions({
    queryKey: [...queryKeys.account, 'suspension', token],
    queryFn: async ({ signal }) =>
      (await callApi(standingEndpoints.showSuspension, { body: { token }, signal })).data,
  });

export const appealSuspension = mutationOptions({
  mutationFn: (body: BodySent<typeof standingEndpoints.appealSuspension>) =>
    callApi(standingEndpoints.appealSuspension, { body }),
});

export interface UnsubscribeLink {
  query: { token: string };
  file: Blob;
}

export const unsubscribeAlerts = (link: UnsubscribeLink) => callApi(notificationEndpoints.unsubscribe, link);

export const unsubscribeFigures = (link: UnsubscribeLink) =>
  callApi(figureScheduleEndpoints.unsubscribeFigures, link);
