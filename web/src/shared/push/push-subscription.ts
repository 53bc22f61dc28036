import { notificationEndpoints } from '@oja/contract/notifications';
import { callApi } from '@/lib/api/call-api';
import { serviceWorkerPath } from '@/lib/register-service-worker';

/** The push state of this browser, without a permission prompt. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) {
    return 'unsupported';
  }
  if (Notification.permission === 'denied') return 'blocked';
  return (await readSubscription()) ? 'on' : 'off';
}

/** Asks the person, then the browser's push service, then tells the server where pushes go. */
export async function switchPushOn(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new PushRefused('Your browser does not allow notifications from Oja.');
  }
  await navigator.serviceWorker.register(serviceWorkerPath, { scope: '/' });
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => {
      throw new PushRefused('The push service of your browser could not be reached. Please try again later.');
    });
  try {
    await bind(subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/**
 * A browser keeps its subscription after a sign-out, when the server has removed its owner. It is bound to the account
 * that signs in next.
 */
export async function bindPushToSession(): Promise<void> {
  const subscription = await readSubscription();
  if (subscription) await bind(subscription);
}

async function bind(subscription: PushSubscription): Promise<void> {
  const { endpoint, expirationTime, keys } = subscription.toJSON();
  await callApi(notificationEndpoints.addPushSubscription, {
    body: {
      endpoint: endpoint ?? '',
      expirationTime: expirationTime ?? null,
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    },
  });
}

async function readSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return registration?.pushManager.getSubscription();
}

export async function switchPushOff(): Promise<void> {
  const subscription = await readSubscription();
  if (!subscription) return;
  await callApi(notificationEndpoints.removePushSubscription, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

/** A sentence for the person, unlike what browsers throw. */
export class PushRefused extends Error {
  override name = 'PushRefused';
}
