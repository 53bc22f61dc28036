/** How a text message leaves Oja. */
export interface SmsGateway {
  /** Hands the message over and gives the provider's id for it. Throws SmsFailure. */
  send(line: SmsLine, message: { to: string; text: string }): Promise<{ id: string }>;
}

/** What an administrator has set up. */
export interface SmsLine {
  provider: 'twilio' | 'aws-sns' | 'nexmo';
  accountSid: string;
  authToken: string;
  from: string;
}

/** Permanent: this message will never be taken, so do not try again. */
export class SmsFailure extends Error {
  override name = 'SmsFailure';
  readonly permanent: boolean;

  constructor(message: string, { permanent, cause }: { permanent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.permanent = permanent;
  }
}
