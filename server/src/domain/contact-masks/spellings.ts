import {
  findDashedMails,
  findHosts,
  findMails,
  findMessengerLinks,
  findProtocols,
} from './find-addresses.ts';
import { findBankAccounts } from './find-bank-accounts.ts';
import { disguiseExamples, findDisguisedPhones } from './find-disguised-phones.ts';
import { findBase64, findHexadecimal } from './find-encoded.ts';
import { findAtNames, findDiscordNames, findNicknames } from './find-handles.ts';
import { findPhones } from './find-phones.ts';
import type { Found } from './span.ts';

export type ContactKind = 'phone' | 'bank account' | 'email' | 'link' | 'handle';

/** One way to write a contact. `find` reads folded text and costs time in proportion to its length. */
export interface Spelling {
  kind: ContactKind;
  /** Each is found by this row; a test holds them against it. */
  examples: readonly string[];
  find: (text: string) => Found[];
}

/**
 * Every way to write a contact that Oja knows. Messages, names, nicknames, biographies, listings and reviews are read by
 * this one table; a new spelling is a new row, and its generator goes to contact-spellings.test.ts.
 *
 * Each `find` is linear: repeats in its patterns are bounded or nothing can follow them, and it looks for the rare sign
 * (an @, a dot, a figure, the name of an app) before it reads what stands around it.
 */
export const spellings: readonly Spelling[] = [
  {
    kind: 'phone',
    examples: [
      '0803 123 4567',
      'zero eight zero three one two three four five six seven',
      'zero eight oh three twelve thirty-four fifty six seven',
      '76543213080',
    ],
    find: findPhones,
  },
  { kind: 'phone', examples: disguiseExamples, find: findDisguisedPhones },
  { kind: 'phone', examples: ['0x1DEB7E07'], find: findHexadecimal },
  { kind: 'phone', examples: ['MDgwMzEyMzQ1Njc='], find: findBase64 },
  { kind: 'bank account', examples: ['acct 0123456789', 'aza no: 012 345 6789'], find: findBankAccounts },
  { kind: 'email', examples: ['ada@example.com', 'ada at gmail d0t com'], find: findMails },
  { kind: 'email', examples: ['ada-at-gmail-dot-com'], find: findDashedMails },
  { kind: 'link', examples: ['hxxps://example.com', 'www.example.com'], find: findProtocols },
  { kind: 'link', examples: ['example.com/page', 'example . com', 'example[.]com'], find: findHosts },
  { kind: 'link', examples: ['wa.me/2348031234567', 't me slash ada'], find: findMessengerLinks },
  { kind: 'handle', examples: ['@ada'], find: findAtNames },
  { kind: 'handle', examples: ['ada#1234'], find: findDiscordNames },
  {
    kind: 'handle',
    examples: [
      'add me on snap ada_sells',
      'find me as ada_sells on ig',
      'ig adasells',
      'telegram: adasells',
      'ig handle: adasells',
      'add adasells on snap',
      'my ig is adasells',
      'adasells on ig',
      "I'm adasells on telegram",
    ],
    find: findNicknames,
  },
];

/** Those that letters with a space between each can spell. */
export const spacedSpellings: readonly Spelling[] = spellings.filter(({ find }) =>
  [findMails, findHosts, findProtocols, findAtNames].includes(find),
);
