import { describe, expect, test } from 'vitest';
import { hiddenMark, maskContacts } from './mask-contacts.ts';
import { spellings } from './spellings.ts';

/**
 * Every known way to write a contact, as a generator: the number, the name and the address are random, so that a kind is
 * found and not an example. Each kind is written three hundred times, with the same seed in every run.
 */
interface Random {
  digit: () => string;
  below: (limit: number) => number;
  pick: <Value>(values: readonly Value[]) => Value;
  /** A Nigerian mobile number of eleven digits. */
  phone: () => string;
  /** A nickname with a figure or an underscore in it. */
  nickname: () => string;
  word: () => string;
}

const kinds: Record<string, (random: Random) => string> = {
  plain: ({ phone }) => `call ${phone()}`,
  spaced: ({ phone }) => spread(phone(), ' '),
  'full width': ({ phone }) => shift(phone(), 0xff10),
  'bold mathematical': ({ phone }) => shift(phone(), 0x1d7ce),
  'zero-width joiners': ({ phone }) => spread(phone(), '\u200d'),
  'soft hyphens': ({ phone }) => groups(phone(), [4, 3, 4]).join('\u00ad'),
  'emoji keycaps': ({ phone }) => Array.from(phone(), (digit) => `${digit}\ufe0f\u20e3`).join(''),
  'emoji between': ({ phone, pick }) => groups(phone(), [3, 3, 3, 2]).join(pick(['🙂', '🔥', '👍🏾', '❤️'])),
  'mail with dashes': ({ nickname }) => `${nickname()}-at-gmail-dot-com`,
  yoruba: ({ phone }) => spoken(phone(), 'odo ookan eji meta merin marun mefa meje mejo mesan'),
  hausa: ({ phone }) => spoken(phone(), 'sifili daya biyu uku hudu biyar shida bakwai takwas tara'),
  igbo: ({ phone }) => spoken(phone(), 'efu otu abuo ato ano ise isii asaa asato itoolu'),
  pidgin: ({ phone }) => `na ${groups(phone(), [2, 2, 2, 2, 3]).join(' then ')}`,
  'country code': ({ phone }) => `+234 ${groups(phone().slice(1), [3, 3, 4]).join(' ')}`,
  'figures and words in one': ({ phone }) =>
    Array.from(phone(), (digit, index) => (index % 2 === 0 ? digit : english[Number(digit)])).join(''),
  'x between': ({ phone }) => spread(phone(), 'x'),
  reversed: ({ phone, pick }) => `${pick(['reverse this: ', 'read it backwards ', ''])}${reverse(phone())}`,
  underscores: ({ phone }) => spread(phone(), '_'),
  quotes: ({ phone }) =>
    groups(phone(), [3, 3, 3, 2])
      .map((part) => `"${part}"`)
      .join(' '),
  'text between': ({ phone }) => {
    const [first, second, third] = groups(phone(), [3, 4, 4]);
    return `${first} is my first, ${second} the next, ${third} the last`;
  },
  'as a price': ({ phone, pick }) => `${pick(['N', '₦'])}${groups(phone(), [4, 7]).join(' ')}`,
  'as percentages': ({ phone }) => `${groups(phone(), [4, 4, 3]).join('% ')}%`,
  'as a date': ({ phone }) => {
    const [day, month, year, rest, last] = groups(phone(), [2, 2, 2, 4, 1]);
    return `${day}/${month}/20${year} ${rest} ${last}`;
  },
  'as hours': ({ phone }) => {
    const [one, two, three, four, five, six] = groups(phone(), [2, 2, 2, 2, 2, 1]);
    return `${one}:${two}:${three} ${four}:${five} ${six}`;
  },
  'as thousands': ({ phone }) => {
    const [one, two, three, four] = groups(phone().slice(1), [3, 3, 3, 1]);
    return `${one},${two},${three} ${four}`;
  },
  'thousands at the end': ({ phone, pick }) => {
    const [one, two, three, four] = groups(
      phone(),
      pick([
        [4, 3, 1, 3],
        [3, 4, 1, 3],
        [4, 2, 2, 3],
      ]),
    );
    return `${one} ${two} ${three},${four}`;
  },
  subscript: ({ phone }) => shift(phone(), 0x2080),
  superscript: ({ phone }) => Array.from(phone(), (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join(''),
  devanagari: ({ phone }) => shift(phone(), 0x0966),
  'nought and figures': ({ phone }) => {
    const [start, rest] = groups(phone(), [4, 7]);
    return `dial ${spoken(start ?? '', 'nought one two three four five six seven eight nine')} ${rest}`;
  },
  'double and triple': ({ phone, digit }) => {
    const repeated = digit();
    const start = phone();
    return `${start.slice(0, 5)} double ${repeated} ${start.slice(7)}`;
  },
  'in pairs': ({ pick, below }) => {
    const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
    const pair = () => `${pick(tens)}${pick([' ', '-'])}${english[1 + below(9)]}`;
    return `zero eight oh three ${pair()} ${pick(['twelve', 'nineteen'])} ${pair()} ${english[1 + below(9)]}`;
  },
  'bank account': ({ digit, pick }) =>
    `${pick(['acct', 'Acct no.', 'aza:', 'a/c number'])} 01${Array.from({ length: 8 }, digit).join('')}`,
  base64: ({ phone }) => `base64 ${Buffer.from(phone()).toString('base64')}`,
  hexadecimal: ({ phone }) => `0x${Number(phone()).toString(16).toUpperCase()}`,
  'right to left': ({ phone }) => `\u202e${reverse(phone())}`,
  handle: ({ nickname, pick }) => `my ${pick(['ig', 'page', 'snap'])}: @${nickname()}`,
  'name on an app': ({ nickname, pick }) => `find me as ${nickname()} on ${pick(['ig', 'snap', 'telegram'])}`,
  'name with dots': ({ word, nickname }) =>
    `my name on snap is ${spread(word().slice(0, 3), '.')}_${nickname()}`,
  'plain name asked for': ({ word, pick }) =>
    `${pick(['add', 'dm', 'follow', 'message'])} ${word()} on ${pick(['ig', 'snap', 'telegram', 'instagram'])}`,
  'plain name of an app': ({ word, pick }) =>
    `${pick(['my', 'our', 'the'])} ${pick(['ig', 'insta', 'tg', 'snap'])} ${pick(['is', 'na', 'be'])} ${word()}`,
  'plain name on an app': ({ word, pick }) =>
    `${pick(['', 'i am ', "I'm ", 'we are '])}${word()} on ${pick(['ig', 'snap', 'telegram', 'instagram'])}`,
  discord: ({ word, digit }) => `${word()}#${digit()}${digit()}${digit()}${digit()}`,
  mail: ({ nickname, word }) => `mail me ${nickname()}@${word()}.com`,
  'mail in words': ({ word, pick }) => `${word()} ${pick(['AT', 'at'])} gmail ${pick(['D0T', 'dot'])} com`,
  'mail in Cyrillic': ({ word }) => `${word()}а@gmаil.com`,
  'mail with spaces': ({ word }) => spread(`${word()}@gmail.com`, ' '),
  link: ({ word }) => `https://${word()}.tld/x`,
  'link with spaces': ({ word }) => `${word()} . com / x`,
  'link with brackets': ({ word }) => `hxxps://${word()}[.]tld`,
  'host with brackets': ({ word }) => `${word()}[.]tld`,
  whatsapp: ({ phone }) => `wa.me/234${phone().slice(1)}`,
  'telegram in words': ({ word }) => `t me slash ${word()}`,
};

/** Words around a contact, as they stand in a message. */
const frames = ['{}', 'Hi, {}', 'I dey wait for you. {} abeg', '{}\nthanks'];

describe('every row of the table finds its own examples', () => {
  const examples = spellings.flatMap(({ kind, examples: written, find }) =>
    written.map((example) => ({ kind, example, find })),
  );
  test.each(examples)('$kind: $example', ({ example, find }) => {
    expect(find(example)).not.toEqual([]);
  });
});

test('a plain name beside an app is masked where the two are a sentence', () => {
  const random = createRandom(20_261_119);
  const written = Array.from({ length: 300 }, () => {
    const app = random.pick(['ig', 'telegram', 'Instagram', 'my snap']);
    return `${app}${random.pick([' handle', ' name', ''])}${random.pick([': ', ' = '])}${random.word()}`;
  });
  expect(written.filter((text) => !maskContacts(text, { handle: '@lagosfoodie' }).masked)).toEqual([]);
});

describe('every kind of spelling is masked', () => {
  test.each(Object.entries(kinds))('%s', (_, write) => {
    const random = createRandom(20_261_116);
    const shown = Array.from({ length: 300 }, (_each, index) => {
      const contact = write(random);
      const text = (frames[index % frames.length] ?? '{}').replace('{}', contact);
      return { text, masked: maskContacts(text, { handle: '@lagosfoodie' }) };
    });
    expect(shown.filter(({ masked }) => !masked.masked).map(({ text }) => text)).toEqual([]);
    for (const { masked } of shown) expect(masked.text).toContain(hiddenMark);
  });
});

const english = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function spread(text: string, between: string): string {
  return Array.from(text).join(between);
}

function reverse(text: string): string {
  return Array.from(text).reverse().join('');
}

/** The digits of another script, whose zero is given. */
function shift(digits: string, zero: number): string {
  return Array.from(digits, (digit) => String.fromCodePoint(zero + Number(digit))).join('');
}

function groups(digits: string, lengths: readonly number[]): string[] {
  let from = 0;
  return lengths.map((length) => {
    from += length;
    return digits.slice(from - length, from);
  });
}

function spoken(digits: string, names: string): string {
  const words = names.split(' ');
  return Array.from(digits, (digit) => words[Number(digit)]).join(' ');
}

/** The generator of Park and Miller: the same numbers in every run. */
function createRandom(seed: number): Random {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const digit = () => String(below(10));
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const digits = (length: number) => Array.from({ length }, digit).join('');
  const word = () =>
    pick(['ada', 'chidi', 'ngozi', 'tunde', 'halima', 'emeka', 'bisi', 'femi']) +
    pick(['sells', 'shop', 'media', 'hub', 'plug']);
  return {
    below,
    digit,
    pick,
    word,
    phone: () => `0${pick(['70', '80', '81', '90', '91'])}${digits(7)}${String(1 + below(9))}`,
    nickname: () => `${word()}${pick(['_', ''])}${digits(2)}`,
  };
}
