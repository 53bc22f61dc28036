import { describe, expect, test } from 'vitest';
import { type Earlier, hiddenMark, maskContacts, maskSeries } from './mask-contacts.ts';

const subject = { handle: '@lagosfoodie' };
const mask = (text: string) => maskContacts(text, subject).text;
const M = hiddenMark;

describe('contact details are hidden (U178)', () => {
  test.each([
    // Nigerian numbers
    ['Call me on 08031234567', `Call me on ${M}`],
    ['0803 123 4567 any time', `${M} any time`],
    ['0803-123-4567', M],
    ['0803 123 4,567', M],
    ['call 080 3123 4,567 now', `call ${M} now`],
    ['0803 1,234,567', M],
    ['0803.123.4567', M],
    ['(0803) 123 4567', M],
    ['070 3123 4567 or 0812 345 6789', `${M} or ${M}`],
    ['+2348031234567', M],
    ['+234 803 123 4567', M],
    ['+234 (0) 803 123 4567', M],
    ['002348031234567', M],
    ['2348031234567', M],
    ['8031234567 na my line', `${M} na my line`],
    ['0 8 0 3 1 2 3 4 5 6 7', M],
    ['0_8_0_3_1_2_3_4_5_6_7', M],
    // Letters and words for figures
    ['O8O3I234567', M],
    ['o8o3 123 4567', M],
    ['zero eight zero three one two three four five six seven', M],
    ['oh-eight-oh-three 123 4567', M],
    ['Zero 8 Oh 3 one 2 three 4 five 6 seven, thanks', `${M}, thanks`],
    ['zero eight zero double three 12 triple 4 5', M],
    ['zero eight oh three twelve thirty four fifty-six seven', M],
    ['oh eight oh three twenty one thirteen forty 5 6', M],
    ['0803 and 123 4567', M],
    ['0803 then 123 dash 4567', M],
    ['0803|123|4567', M],
    // Figures and letters of other scripts, and invisible signs
    ['０８０３１２３４５６７', M],
    ['٠٨٠٣١٢٣٤٥٦٧', M],
    ['০৮০৩১২৩৪৫৬৭', M],
    ['𝟎𝟖𝟎𝟑𝟏𝟐𝟑𝟒𝟓𝟔𝟕', M],
    ['⓪⑧⓪③①②③④⑤⑥⑦', M],
    ['0️⃣8️⃣0️⃣3️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣ 👍', `${M} 👍`],
    ['0\u200b8\u200b0\u200b3\u200b1\u200b2\u200b3\u200b4\u200b5\u200b6\u200b7', M],
    ['О8О3 123 4567', M], // Cyrillic letters
    ['аdа＠exаmple．cоm', M], // Cyrillic letters, wide signs
    ['instаgram.cоm/other', M],
    ['Ẃŵẃ.example.com', M],
    // Names on other apps
    ['WhatsApp me 447911123456', `WhatsApp me ${M}`],
    ['my line is 233241234567', `my line is ${M}`],
    ['add me on snap ada_sells', `add me on snap ${M}`],
    ['Find me on Telegram: adasells, thanks', `Find me on Telegram: ${M}, thanks`],
    ['hit me up on ig adasells now', `hit me up on ig ${M} now`],
    ['my telegram username is adasells', `my telegram username is ${M}`],
    ['my tg id: adasells', `my tg id: ${M}`],
    ['IG: ada.sells', `IG: ${M}`],
    ['snap ada99', `snap ${M}`],
    ['my ig is adasells', `my ig is ${M}`],
    ['Ok. My insta na adasells, thanks', `Ok. My insta na ${M}, thanks`],
    ['adasells on ig', `${M} on ig`],
    ['Ok, adasells on ig abeg', `Ok, ${M} on ig abeg`],
    ['ig adasells', `ig ${M}`],
    ['My IG: adasells.', `My IG: ${M}.`],
    ['Yes o! insta adasells\nthanks', `Yes o! insta ${M}\nthanks`],
    // Bank accounts to pay to
    ['acct 0123456789 GTB', `acct ${M} GTB`],
    ['Acct no: 012-345-6789', `Acct no: ${M}`],
    ['drop money for aza 0123456789 opay', `drop money for aza ${M} opay`],
    ['discord ada#1234', `discord ${M}`],
    // Other countries
    ['+44 7911 123456', M],
    ['+1 (415) 555-2671', M],
    ['0044 7911 123456', M],
    ['text me 447911123456', `text me ${M}`],
    ['my WhatsApp: 233 24 123 4567', `my WhatsApp: ${M}`],
    // E-mail addresses
    ['write ada@example.com please', `write ${M} please`],
    ['ada.obi+oja@mail.example.co.uk', M],
    ['ada at gmail dot com', M],
    ['ada (at) gmail (dot) com', M],
    ['ada[at]gmail[dot]com', M],
    ['ada @ gmail . com', M],
    ['ada@gmail', M],
    ['it is ada at gmail', `it is ${M}`],
    // Links
    ['see https://example.com/page?x=1 now', `see ${M} now`],
    ['http : //example.com', M],
    ['www.example.com', M],
    ['example.com.ng', M],
    ['instagram.com/someoneelse', M],
    ['wa.me/2348031234567', M],
    ['wa . me / 2348031234567', M],
    ['t.me/sellerhere', M],
    ['chat.whatsapp.com/AbCdEf', M],
    ['discord.gg/abc', M],
    ['mysite dot com', M],
    // Handles
    ['find me @ada_sells', `find me ${M}`],
    ['Telegram @AdaSells.', `Telegram ${M}`],
    ['@ada.sells, ok?', `${M}, ok?`],
    ['two: @first_one and @second_one', `two: ${M} and ${M}`],
  ])('%s', (text, shown) => {
    expect(maskContacts(text, subject)).toEqual({ text: shown, masked: true });
  });
});

describe('everything else is left alone (U178)', () => {
  test.each([
    'The price is 250,000',
    '70000 75000 80000',
    'I can do 70000\n75000 at most',
    '80000 then 85000',
    'WhatsApp me',
    'Find me on WhatsApp please',
    'Text me on telegram when it is ready',
    'My instagram is growing',
    'The ig page for sale',
    'My ig is private.',
    'My ig is dormant, I post nothing',
    'our insta is popular',
    'Is the ig for sale?',
    'My ig is about fashion',
    'Pictures on ig',
    'Everything on ig.',
    'I sell clothes on ig, shoes on fb',
    'It is available on ig',
    'We are popular on ig',
    'My budget is 700 800 9,000',
    'The page is 0803\n1,500,000 followers',
    'Account 0812345678, 5 days',

    'Instagram: 45.3k followers',
    'My Instagram name changed in 2021',
    'The telegram channel has 12000 members',
    'Is the TikTok account verified?',
    'tiktok 2019, ig 2020',
    'The insta page is monetised. It has 3 admins.',
    'order 20260803 1234567',
    'Reference 0123-4567-8910',
    'Ｔｈｅ price is ２５０，０００',
    'Ẹ káàárọ̀, ṣé dáadáa ni?',
    'Я покупаю за 250000',
    'level ① and ②',
    'I can pay ₦250,000.00 today',
    'N8012345678 is too much',
    'NGN 7,500,000 last price',
    '₦8031234567',
    'Give 7000000000 and take it',
    'It has 45,300 followers and 1,204,567 likes',
    'It has 1204567 followers',
    '12.5k followers, 3.4% engagement',
    'Since 2019, 48200 followers, 120 posts',
    'I bought it on 08.03.2021 for 500000',
    'Made on 2020-08-03 and sold 15/11/2026 09:30',
    '08/01/2026 500 people joined',
    'My order is TXN-000123',
    'TXN-8031234567 is the reference',
    'order number 1234567890',
    'Account 0123456789 is my bank',
    '1 2 3 4 5 6 7 8 9 10 11 12',
    'one two three, go',
    'Is @lagosfoodie still there?',
    'Is @LagosFoodie. still there?',
    'Meet you at noon. Come with me.',
    'I am at home. Me too.',
    'Look at this. Com on!',
    'e.g. 3.5 per cent, i.e. good',
    'Price @ 50k?',
    'v2.0.1 of the page',
    'I sell 24/7, 365 days',
    'The window is 7 days, 168 hours',
    'Thanks!',
    '',
    'Ọjà is ready, ₦1,000 off',
  ])('%s', (text) => {
    expect(maskContacts(text, subject)).toEqual({ text, masked: false });
  });
});

describe('a series of messages of one person', () => {
  /** As people write: one message after the other, each of which may hide more of the earlier ones. */
  function series(...texts: string[]): string[] {
    const messages: Earlier[] = [];
    for (const text of texts) {
      const { latest, changed } = maskSeries(messages, text, subject);
      for (const [index, masked] of changed) messages.splice(index, 1, { text: texts[index] ?? '', masked });
      messages.push({ text, masked: latest.masked ? latest.text : null });
    }
    return messages.map(({ text, masked }) => masked ?? text);
  }

  test.each([
    [
      ['0803', '123', '4567'],
      [M, M, M],
    ],
    [
      ['My number: 0803', '123 4567', 'ok?'],
      [`My number: ${M}`, M, 'ok?'],
    ],
    [[...'08031234567'], Array.from('08031234567', () => M)],
    [
      ['zero eight zero three', '123 4567'],
      [M, M],
    ],
    [
      ['WhatsApp me', '447911123456'],
      ['WhatsApp me', M],
    ],
    [
      ['ada', '@gmail.com'],
      [M, M],
    ],
    [
      ['ada@', 'example.com soon'],
      [M, `${M} soon`],
    ],
    [
      ['www.', 'example', 'hello'],
      [M, M, 'hello'],
    ],
    [
      ['Hi 08031234567', 'and 0812', '345 6789'],
      [`Hi ${M}`, `and ${M}`, M],
    ],
  ])('%j', (texts, shown) => {
    expect(series(...texts)).toEqual(shown);
  });

  test.each([
    [['70000', '75000', '80000']],
    [['700000', '750000']],
    [['I can pay 8012', '345678 followers']],
    [['In 2019', '45000 followers', '120 posts']],
    [['See you at', 'noon']],
    [['TXN-000123', '4567']],
    [['7', '8', '9']],
    [['Call me', 'Tuesday 10 11 2026', '500000']],
  ])('leaves %j alone', (texts) => {
    expect(series(...texts)).toEqual(texts);
  });
});

describe('masking', () => {
  test('hides the same whatever its length', () => {
    expect(mask('a@b.co')).toBe(mask('a.very.long.address@some.very.long.host.example.com'));
  });

  test('hides twice what is said twice, and keeps the rest word for word', () => {
    expect(mask('Hi\n08031234567\nor ada@example.com\nBye')).toBe(`Hi\n${M}\nor ${M}\nBye`);
  });

  test('is done in a moment with a long text made to be slow', () => {
    for (const hard of [
      '0 '.repeat(2_000),
      'a.'.repeat(2_000),
      '@'.repeat(4_000),
      'a at '.repeat(800),
      '('.repeat(4_000),
      '０ '.repeat(2_000),
      'my ig '.repeat(600),
      'double '.repeat(600),
      'add me on ig '.repeat(300),
    ]) {
      const before = performance.now();
      mask(hard);
      expect(performance.now() - before).toBeLessThan(500);
    }
  });
});
