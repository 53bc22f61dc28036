import { createServer } from 'node:net';
import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { portOf, startSmtpServer, type TestSmtpServer } from '../../../test/smtp-server.ts';
import { openMail } from './index.ts';
import type { MailGateway, OutgoingMail } from './mail-gateway.ts';
import { createSmtpMail } from './smtp-mail.ts';

const FROM = { name: 'Oja', address: 'no-reply@oja.example' };
const MAIL = { to: 'ada@mail.ng', subject: 'Ẹ káàbọ̀', text: 'Hello ₦', html: '<p>Hello ₦</p>' };

let closers: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closers) await close();
  closers = [];
});

async function startServer(options?: SMTPServerOptions): Promise<TestSmtpServer> {
  const server = await startSmtpServer(options);
  closers.push(server.close);
  return server;
}

const refuseWith = (responseCode: number) => Object.assign(new Error('No'), { responseCode });
const gatewayTo = (address: string): MailGateway =>
  openMail({ mailDir: '', smtpUrl: `smtp://${address}`, from: FROM });

describe('mail by SMTP', () => {
  test('delivers both parts to the recipient, from the configured sender', async () => {
    const { address, received } = await startServer();
    const { id } = await gatewayTo(address).send(MAIL);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'no-reply@oja.example', to: ['ada@mail.ng'], user: undefined });

    const parsed = await PostalMime.parse(received[0]?.raw ?? '');
    expect(parsed.from).toMatchObject(FROM);
    expect(parsed.subject).toBe('Ẹ káàbọ̀');
    expect(parsed.text?.trim()).toBe('Hello ₦');
    expect(parsed.html?.trim()).toBe('<p>Hello ₦</p>');
    expect(parsed.messageId).toBe(id);
  });

  test('signs in with the user and password of the URL', async () => {
    const { address, received } = await startServer({ authOptional: false });
    await gatewayTo(`oja:${encodeURIComponent('right:pass@word')}@${address}`).send(MAIL);
    expect(received[0]?.user).toBe('oja');
  });

  test.each<Partial<OutgoingMail>>([
    { subject: 'Hi\r\nBcc: all@mail.ng' },
    { subject: 'Hi\n\n<b>other body</b>' },
    { to: 'ada@mail.ng\r\nRCPT TO:<all@mail.ng>' },
    { to: 'ada@mail.ng, all@mail.ng' },
    { headers: { Bcc: 'all@mail.ng' } },
    { headers: { 'Reply-To': 'x@mail.ng\r\nBcc: all@mail.ng' } },
  ])('refuses an injected header before it reaches the server (%j)', async (changes) => {
    const { address, received } = await startServer();
    await expect(gatewayTo(address).send({ ...MAIL, ...changes })).rejects.toMatchObject({
      name: 'MailFailure',
      permanent: true,
    });
    expect(received).toEqual([]);
  });

  test.each([
    [550, true],
    [552, true],
    [450, false],
    [421, false],
  ])('takes a %d answer about the recipient as permanent: %s', async (responseCode, permanent) => {
    const { address } = await startServer({
      onRcptTo: (_to, _session, callback) => callback(refuseWith(responseCode)),
    });
    await expect(gatewayTo(address).send(MAIL)).rejects.toMatchObject({ name: 'MailFailure', permanent });
  });

  test.each([
    [554, true],
    [451, false],
  ])('takes a %d answer about the content as permanent: %s', async (responseCode, permanent) => {
    const { address } = await startServer({
      onData: (stream, _session, callback) => {
        stream.resume();
        stream.on('end', () => callback(refuseWith(responseCode)));
      },
    });
    await expect(gatewayTo(address).send(MAIL)).rejects.toMatchObject({ name: 'MailFailure', permanent });
  });

  test('lets the mail wait when sign-in or sender is refused, since that is the configuration', async () => {
    const { address } = await startServer({ authOptional: false });
    const gateway = gatewayTo(`oja:wrong-secret@${address}`);
    await expect(gateway.send(MAIL)).rejects.toMatchObject({
      permanent: false,
      message: expect.stringContaining('535'),
    });
    expect(await gateway.check()).toMatchObject({
      ok: false,
      detail: expect.not.stringContaining('wrong-secret'),
    });

    const strict = await startServer({
      onMailFrom: (_from, _session, callback) => callback(refuseWith(550)),
    });
    await expect(gatewayTo(strict.address).send(MAIL)).rejects.toMatchObject({ permanent: false });
  });

  test('is retryable when the server is unreachable', async () => {
    const { address } = await startServer();
    for (const close of closers.splice(0)) await close();
    await expect(gatewayTo(address).send(MAIL)).rejects.toMatchObject({
      name: 'MailFailure',
      permanent: false,
    });
    expect(await gatewayTo(address).check()).toMatchObject({
      ok: false,
      detail: expect.stringContaining(address),
    });
  });

  test('does not wait for a server that never greets', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    closers.push(async () => void silent.close());
    const gateway = createSmtpMail(`smtp://127.0.0.1:${portOf(silent)}`, FROM, {
      connectMs: 100,
      idleMs: 100,
    });
    await expect(gateway.send(MAIL)).rejects.toMatchObject({
      permanent: false,
      message: expect.stringContaining('ETIMEDOUT'),
    });
  });

  test('checks the connection without sending anything', async () => {
    const { address, received } = await startServer();
    expect(await gatewayTo(address).check()).toEqual({
      ok: true,
      detail: `The mail server ${address} accepts mail.`,
    });
    expect(received).toEqual([]);
  });

  test('never gives a password to a server elsewhere that offers no encryption', async () => {
    const { address, received } = await startServer();
    // The name resolves to this machine but, unlike an address, does not show it.
    const elsewhere = address.replace('127.0.0.1', '0.0.0.0');
    await expect(gatewayTo(`oja:right%3Apass%40word@${elsewhere}`).send(MAIL)).rejects.toMatchObject({
      permanent: false,
    });
    expect(received).toEqual([]);
    await gatewayTo(`oja:right%3Apass%40word@${elsewhere}/?requireTLS=false`).send(MAIL);
    expect(received).toHaveLength(1);
  });

  test.each(['', 'mail.example', 'http://mail.example', 'smtp://', 'smtp:mail'])(
    'refuses the address %j with a sentence',
    (smtpUrl) => {
      expect(() => createSmtpMail(smtpUrl, FROM)).toThrow(/SMTP_URL is not usable/);
    },
  );
});
