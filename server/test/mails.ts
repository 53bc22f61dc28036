import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export interface ReadMail {
  from: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** The first link of the text part. */
  link: URL | undefined;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>;
}

/** The mails to an address in the mail folder, oldest first. */
export async function readMails(folder: string, to: string): Promise<ReadMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails: ReadMail[] = [];
  for (const name of names) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    if (!mail.to?.some((address) => address.address === to)) continue;
    const text = mail.text ?? '';
    const link = /https?:\/\/\S+/.exec(text)?.[0];
    mails.push({
      from: `${mail.from?.name ?? ''} <${mail.from?.address ?? ''}>`,
      replyTo: mail.replyTo?.[0]?.address,
      subject: mail.subject ?? '',
      text,
      html: mail.html ?? '',
      link: link ? new URL(link) : undefined,
      headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    });
  }
  return mails;
}
