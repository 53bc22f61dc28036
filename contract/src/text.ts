import { z } from 'zod';
import { textLimits } from './text-limits.ts';

/** Free text of a person: trimmed, bounded. Line breaks stay. */
export const text = (max: number) => z.string().trim().max(max);

/** Text that must not be empty after trimming. */
export const requiredText = (max: number) => z.string().trim().min(1).max(max);

/** What is typed into the search box of a list. */
export const searchText = text(textLimits.search);

/** Why staff act on a person, a listing, a purchase or a report. */
export const reasonText = requiredText(textLimits.reason);

/** Why staff move money or answer a proposal. */
export const moneyReasonText = requiredText(textLimits.moneyReason);

/**
 * A name among other words, on screens and in the subjects of mails: in one line, visible, and without the characters
 * that change the writing direction of what follows.
 */
export const nameInText = (max: number, what = 'name') =>
  requiredText(max)
    .refine((name) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name), {
      message: `Please write the ${what} in one line.`,
    })
    .refine((name) => !/[\u202A-\u202E\u2066-\u2069]/.test(name), {
      message: `Please leave out the characters that change the writing direction of the ${what}.`,
    })
    .refine((name) => name === '' || visible.test(name), {
      message: `Please enter a ${what} that can be read.`,
    });

/** Neither blank nor only decorating another character. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}\p{M}\u2800]/u;

/** The name of a person; an address in it would become a link. */
export const personName = (max: number) =>
  nameInText(max)
    .overwrite((name) => name.replace(/\p{Zs}+/gu, ' '))
    .refine((name) => !holdsAddress(name), {
      message: 'Please leave out web and e-mail addresses, and put a space after a dot.',
    });

/** A dot between letters makes a host name of them; single letters are initials, as in "J.P. Okoro". */
function holdsAddress(name: string): boolean {
  const plain = name.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return /[@/\\:<>]|[\p{L}\p{N}-]\s?[.。]\p{L}{2,}/u.test(plain);
}

/** E-mail addresses are compared trimmed and in lower case everywhere. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(textLimits.email)
  .pipe(z.email('Please enter a valid e-mail address.'))
  .meta({ examples: ['ada@example.com'] });

/** Ids on the wire are random UUIDs. */
export const id = z.uuid().meta({ examples: ['0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'] });

/** Points in time on the wire are ISO 8601 in UTC. */
export const timestamp = z.iso.datetime().meta({ examples: ['2026-11-15T09:30:00.000Z'] });

/** A secret token as it appears in links and headers. */
export const opaqueToken = z
  .string()
  .regex(/^[A-Za-z0-9_-]{20,100}$/)
  .meta({ examples: ['q3Zt0vJxk1mJ0dTn8y2q0wJm4lq7cS1rYbq9v3nE6hA'] });

/** A password as it is sent; how long a new one must be is a setting. */
export const password = z
  .string()
  .min(1)
  .max(200)
  .meta({ examples: ['correct-horse-battery'] });
