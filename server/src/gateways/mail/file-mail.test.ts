import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openMail } from './index.ts';
import type { MailGateway } from './mail-gateway.ts';
import { renderMail } from './mail-template.ts';

const FROM = { name: 'Ọjà “Market”', address: 'no-reply@oja.example' };
let folder: string;
let mail: MailGateway;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oja-mail-'));
  mail = openMail({ mailDir: join(folder, 'mail'), from: FROM });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const subjectOf = async (file: string) =>
  (await PostalMime.parse(await readFile(join(folder, 'mail', file)))).subject;

describe('mail into files', () => {
  test('writes one complete message that a mail program reads back', async () => {
    const content = renderMail({
      appUrl: 'https://oja.example',
      style: 'branded',
      title: 'Ẹ káàbọ̀',
      paragraphs: ['You paid ₦185,000.00.', `A long line: ${'word '.repeat(400)}`],
      action: { label: 'Open', path: '/dashboard?a=1&b=2' },
    });
    const { id } = await mail.send({
      to: 'ada.obi@mail.ng',
      subject: 'Ẹ káàbọ̀ — ₦185,000.00 held',
      ...content,
      headers: { 'List-Unsubscribe': '<https://oja.example/unsubscribe>' },
    });

    const [file = ''] = await readdir(join(folder, 'mail'));
    const bytes = await readFile(join(folder, 'mail', file));
    const parsed = await PostalMime.parse(bytes);
    expect(parsed.from).toMatchObject(FROM);
    expect(parsed.to).toMatchObject([{ address: 'ada.obi@mail.ng' }]);
    expect(parsed.subject).toBe('Ẹ káàbọ̀ — ₦185,000.00 held');
    expect(parsed.text?.trim()).toBe(content.text.trim());
    expect(parsed.html?.trim()).toBe(content.html.trim());
    expect(parsed.messageId).toBe(id);
    expect(Math.abs(Date.now() - Date.parse(parsed.date ?? ''))).toBeLessThan(60_000);
    const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': '<https://oja.example/unsubscribe>',
    });
    expect(headers['content-type']).toMatch(/^multipart\/alternative/);
    expect(headers).not.toHaveProperty('x-mailer');
    expect(bytes.toString('latin1').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('names files so that they sort by time, readable by the owner alone', async () => {
    for (let index = 0; index < 12; index += 1) {
      await mail.send({ to: 'ada@mail.ng', subject: `Mail ${index}`, text: 'x', html: 'x' });
    }
    const files = (await readdir(join(folder, 'mail'))).sort();
    const subjects = await Promise.all(files.map(subjectOf));
    expect(subjects).toEqual(Array.from({ length: 12 }, (_, index) => `Mail ${index}`));
    for (const file of files) {
      expect(file).toMatch(/^[\w.-]+\.eml$/);
      expect((await stat(join(folder, 'mail', file))).mode & 0o777).toBe(0o600);
    }
    expect((await stat(join(folder, 'mail'))).mode & 0o777).toBe(0o700);
  });

  test('writes mails sent at once into files of their own and leaves no draft', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        mail.send({ to: 'ada@mail.ng', subject: `Mail ${index}`, text: 'x', html: 'x' }),
      ),
    );
    const files = await readdir(join(folder, 'mail'));
    expect(files).toHaveLength(20);
    expect(new Set(await Promise.all(files.map(subjectOf))).size).toBe(20);
  });

  test.each([
    { subject: 'Hi\r\nBcc: all@mail.ng' },
    { to: 'ada@mail.ng\r\nBcc: all@mail.ng' },
    { to: 'ada@mail.ng,all@mail.ng' },
  ])('refuses an injected header and writes nothing (%j)', async (changes) => {
    await mail.check();
    const attempt = mail.send({ to: 'ada@mail.ng', subject: 'Hi', text: 'x', html: 'x', ...changes });
    await expect(attempt).rejects.toMatchObject({ name: 'MailFailure', permanent: true });
    expect(await readdir(join(folder, 'mail'))).toEqual([]);
  });

  test('asks to try again when the folder cannot be written, and says so in the check', async () => {
    expect(await mail.check()).toMatchObject({ ok: true });
    await writeFile(join(folder, 'blocked'), '');
    const blocked = openMail({ mailDir: join(folder, 'blocked'), from: FROM });
    expect(await blocked.check()).toMatchObject({ ok: false });
    await expect(
      blocked.send({ to: 'ada@mail.ng', subject: 'Hi', text: 'x', html: 'x' }),
    ).rejects.toMatchObject({
      name: 'MailFailure',
      permanent: false,
    });
  });
});
