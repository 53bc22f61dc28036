import { describe, expect, test } from 'vitest';
import { MailFailure, type OutgoingMail } from './mail-gateway.ts';
import { composeMail } from './outgoing-mail.ts';

const FROM = { name: 'Oja', address: 'no-reply@oja.example' };
const MAIL: OutgoingMail = { to: 'ada@mail.ng', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

function refusalOf(changes: Partial<OutgoingMail>, from = FROM): unknown {
  try {
    composeMail({ ...MAIL, ...changes }, from);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('outgoing mail', () => {
  test.each(['ada@mail.ng', 'ada.obi+oja@sub.mail.com.ng', "o'neil_7@x.io", 'A@localhost'])(
    'may go to %s',
    (to) => {
      expect(refusalOf({ to })).toBeUndefined();
    },
  );

  test.each([
    '',
    'ada',
    'ada@',
    '@mail.ng',
    'ada@mail.ng\r\nBcc: all@mail.ng',
    'ada@mail.ng\nBcc: all@mail.ng',
    'ada@mail.ng\r',
    'ada@mail.ng, all@mail.ng',
    'ada@mail.ng;all@mail.ng',
    'Ada <ada@mail.ng>',
    '<ada@mail.ng>',
    '"x y"@mail.ng',
    'ada@@mail.ng',
    'ada @mail.ng',
    'ada@mail..ng',
    'ada@mail.ng>',
    'group:ada@mail.ng;',
    'ada@[127.0.0.1]',
    'ada@mail.ng.',
    'ада@mail.ng',
    'ada@mａil.ng',
    `${'a'.repeat(65)}@mail.ng`,
    `ada@${'m'.repeat(250)}.ng`,
  ])('may not go to %j', (to) => {
    expect(refusalOf({ to })).toMatchObject({ name: 'MailFailure', permanent: true });
    expect(refusalOf({ to })).toBeInstanceOf(MailFailure);
  });

  test.each([
    'Hi\r\nBcc: all@mail.ng',
    'Hi\nBcc: all@mail.ng',
    'Hi\rBcc: x',
    'Hi\u2028there',
    'Hi\0',
    'Hi\u0085x',
    '',
    '   ',
    'x'.repeat(251),
  ])('may not have the subject %j', (subject) => {
    expect(refusalOf({ subject })).toMatchObject({ name: 'MailFailure', permanent: true });
  });

  test.each([
    ['Bcc', 'all@mail.ng'],
    ['From', 'bank@mail.ng'],
    ['Subject', 'x'],
    ['Content-Type', 'text/html'],
    ['X-Anything', 'x'],
    ['Reply-To\r\nBcc', 'all@mail.ng'],
    ['Reply-To', 'a@mail.ng\r\nBcc: all@mail.ng'],
    ['References', 'x'.repeat(901)],
  ])('may not set the header %j to %j', (name, value) => {
    expect(refusalOf({ headers: { [name]: value } })).toMatchObject({ name: 'MailFailure', permanent: true });
  });

  test('may offer a way to unsubscribe', () => {
    const unsubscribe = {
      'List-Unsubscribe': '<https://oja.example/unsubscribe?t=1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    expect(refusalOf({ headers: unsubscribe })).toBeUndefined();
  });

  test.each([{ text: '' }, { html: ' ' }])('needs both parts (%j)', (changes) => {
    expect(refusalOf(changes)).toMatchObject({ permanent: true });
  });

  test.each([
    { name: 'Oja\r\nBcc: x@mail.ng', address: 'no-reply@oja.example' },
    { name: 'Oja', address: 'no-reply@oja.example\r\nBcc: x@mail.ng' },
    { name: 'Oja', address: 'no-reply' },
  ])('may not come from %j', (from) => {
    expect(refusalOf({}, from)).toMatchObject({ name: 'MailFailure' });
  });
});
