/** Outgoing mail. The sender is fixed when the gateway is created. */
export interface MailGateway {
  /** Sends the mail and returns its Message-ID. Throws MailFailure, which states whether a retry makes sense. */
  send(mail: OutgoingMail): Promise<{ id: string }>;
  /** Checks whether mail can be sent at the moment. It never throws. */
  check(): Promise<MailCheck>;
}

export type OutgoingMail = {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Only the headers that a mail may set, see outgoing-mail.ts. */
  headers?: Record<string, string> | undefined;
};

export type MailSender = { name: string; address: string };

export type MailCheck = { ok: boolean; detail: string };

/** Permanent: this mail will never be accepted, so it is not retried. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly permanent: boolean;

  constructor(message: string, { permanent, cause }: { permanent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.permanent = permanent;
  }
}
