/** Push messages to browsers: sent through the push service that the browser chose, encrypted end to end. */
export interface PushGateway {
  /** Whether pushes may be sent to this address. */
  accepts(endpoint: string): boolean;
  /** `gone` when the browser has revoked its subscription. Throws PushFailure otherwise. */
  send(push: OutgoingPush): Promise<'sent' | 'gone'>;
}

export interface OutgoingPush {
  endpoint: string;
  /** Keys of the browser's subscription. */
  p256dh: string;
  auth: string;
  payload: string;
  urgent: boolean;
  /** VAPID keys, by which the push service identifies us. */
  keys: PushKeys & { contact: string };
}

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Permanent: this push will never be accepted, so it is not retried. */
export class PushFailure extends Error {
  override name = 'PushFailure';
  readonly permanent: boolean;

  constructor(message: string, { permanent, cause }: { permanent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.permanent = permanent;
  }
}
