import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

export interface ReadMail {
  subject: string;
  text: string;
  /** Path and query of the first link. */
  link: string;
}

/** Waits for a mail to this address. */
export async function waitForMail(to: string, subject: string): Promise<ReadMail> {
  let found: ReadMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await readMails(to)).findLast((mail) => mail.subject === subject);
        return found !== undefined;
      },
      { message: `a mail "${subject}" to ${to}`, timeout: 60_000 },
    )
    .toBe(true);
  if (found === undefined) throw new Error('unreachable: the poll has passed');
  return found;
}

async function readMails(to: string): Promise<ReadMail[]> {
  const folder = join(process.env.OJA_E2E_DATA ?? '', 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const mails: ReadMail[] = [];
  for (const name of names) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    if (!mail.to?.some((address) => address.address === to)) continue;
    const address = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
    const link = address ? new URL(address) : undefined;
    mails.push({
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      link: link ? link.pathname + link.search : '',
    });
  }
  return mails;
}
