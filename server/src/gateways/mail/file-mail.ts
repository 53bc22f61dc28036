import { randomBytes } from 'node:crypto';
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeFileDurably } from '../storage/write-file-durably.ts';
import { MailFailure, type MailGateway, type MailSender } from './mail-gateway.ts';
import { composeMail, refuseBadSender } from './outgoing-mail.ts';

/** Writes every mail as a complete `.eml` file. File names sort by time of sending. */
export function createFileMail(folder: string, from: MailSender): MailGateway {
  refuseBadSender(from);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let written = 0;

  // The counter preserves the order within one millisecond, the random part avoids collisions between processes.
  function nextFileName(): string {
    written += 1;
    const time = new Date().toISOString().replaceAll(':', '-');
    return `${time}-${String(written).padStart(6, '0')}-${randomBytes(4).toString('hex')}.eml`;
  }

  return {
    async send(mail) {
      const fileName = nextFileName();
      const { message, messageId } = await composer.sendMail(composeMail(mail, from));
      if (!Buffer.isBuffer(message))
        throw new MailFailure('The mail could not be composed.', { permanent: true });
      try {
        await writeFileDurably(join(folder, fileName), message);
      } catch (error) {
        throw new MailFailure('The mail could not be written to the mail folder.', {
          permanent: false,
          cause: error,
        });
      }
      return { id: messageId };
    },

    async check() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await access(folder, constants.W_OK);
        return { ok: true, detail: 'Mail is written as files into the mail folder.' };
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return { ok: false, detail: `The mail folder cannot be written: ${reason}` };
      }
    },
  };
}
