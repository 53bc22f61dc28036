import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { signInEndpoints } from './sign-in.ts';
import { email } from './text.ts';

const wrongInput: [string, z.ZodType, unknown, string][] = [
  ['a missing field', z.object({ name: z.string() }), {}, 'This field is required.'],
  ['a field that is null', z.object({ name: z.string() }), { name: null }, 'This field is required.'],
  ['a missing choice', z.object({ kind: z.enum(['a', 'b']) }), {}, 'This field is required.'],
  ['a missing union', z.object({ it: z.union([z.string(), z.number()]) }), {}, 'This field is required.'],
  ['an empty text', z.string().min(1), '', 'This field is required.'],
  ['no body', z.strictObject({}), undefined, 'The request needs a body.'],
  ['a short text', z.string().min(8), 'short', 'Please enter at least 8 characters.'],
  ['a long text', z.string().max(1000), 'x'.repeat(1001), 'Please enter at most 1,000 characters.'],
  ['a text above one character', z.string().max(1), 'xy', 'Please enter at most 1 character.'],
  ['a text of another length', z.string().length(3), 'NAIRA', 'Please enter exactly 3 characters.'],
  ['a shorter text than the only length', z.string().length(3), 'N', 'Please enter exactly 3 characters.'],
  ['a number for a text', z.string(), 5, 'Please enter text.'],
  ['a text for a number', z.number(), '5', 'Please enter a number.'],
  ['no number at all', z.number(), Number.NaN, 'Please enter a number.'],
  ['half of a whole number', z.int(), 1.5, 'Please enter a whole number.'],
  ['a word for yes or no', z.boolean(), 'yes', 'This must be true or false.'],
  ['a text for a list', z.array(z.string()), 'a', 'This must be a list.'],
  ['a list for an object', z.strictObject({}), [], 'This must be a set of named fields.'],
  ['something where nothing belongs', z.null(), 1, 'This must be empty.'],
  ['too small a number', z.number().min(0.5), 0, 'Please enter 0.5 or more.'],
  ['zero where more is needed', z.number().gt(0), 0, 'Please enter more than 0.'],
  ['too large a number', z.number().max(50_000), 50_001, 'Please enter 50,000 or less.'],
  ['a number at an open bound', z.number().lt(10), 10, 'Please enter less than 10.'],
  ['a step between', z.number().multipleOf(0.1), 0.25, 'Please enter a multiple of 0.1.'],
  ['too few entries', z.array(z.int()).min(2), [1], 'Please give at least 2 entries.'],
  ['too many entries', z.array(z.int()).max(1), [1, 2], 'Please give at most 1 entry.'],
  ['an unknown option', z.enum(['light', 'dark']), 'blue', 'Please choose one of: light, dark.'],
  ['an unknown figure', z.literal([3, 7]), 5, 'Please choose one of: 3, 7.'],
  ['another value than the only one', z.literal('yes'), 'no', 'This must be yes.'],
  ['an unknown kind', kinds(), { kind: 'c' }, 'Please choose one of: a, b.'],
  ['none of several forms', z.union([z.string(), z.number()]), true, 'This has none of the accepted forms.'],
  ['an unknown field', z.strictObject({}), { extra: 1 }, 'The field extra is not known here.'],
  ['unknown fields', z.strictObject({}), { a: 1, b: 2 }, 'These fields are not known here: a, b.'],
  ['a bad key', z.record(z.string().max(1), z.int()), { long: 1 }, 'One of the entries is not valid.'],
  ['a bad id', z.uuid(), '123', 'This is not a valid id.'],
  ['a bad e-mail address', z.email(), 'ada', 'Please enter a valid e-mail address.'],
  ['a bad address', z.url(), 'oja', 'Please enter a web address such as https://example.com.'],
  ['a bad time', z.iso.datetime(), 'noon', 'Please give a time such as 2026-11-15T09:30:00Z.'],
  ['a bad date', z.iso.date(), 'today', 'Please give a date such as 2026-11-15.'],
  ['a wrong beginning', z.string().startsWith('REF-'), 'X', 'This must start with REF-.'],
  ['a wrong ending', z.string().endsWith('.ng'), 'x', 'This must end with .ng.'],
  ['a broken pattern', z.string().regex(/^a$/), 'b', 'This does not have the expected form.'],
  ['a failed rule without words', z.string().refine(() => false), 'b', 'This is not valid.'],
];

describe('a sentence for people', () => {
  test.each(wrongInput)('about %s', (_what, schema, input, sentence) => {
    expect(schema.safeParse(input).error?.issues[0]?.message).toBe(sentence);
  });

  test('gives way to the sentence that a schema brings itself', () => {
    expect(email.safeParse('ada').error?.issues[0]?.message).toBe('Please enter a valid e-mail address.');
    const own = z.string({ error: 'Who are you?' });
    expect(own.safeParse(undefined).error?.issues[0]?.message).toBe('Who are you?');
  });

  test('stands at the fields of a real call', () => {
    const result = signInEndpoints.register.body.safeParse({
      name: '',
      nickName: 7,
      email: 'x',
      password: 'y',
    });
    const byField = result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
    expect(byField).toEqual([
      ['name', 'This field is required.'],
      ['nickName', 'Please enter text.'],
      ['email', 'Please enter a valid e-mail address.'],
      ['confirmPassword', 'This field is required.'],
    ]);
  });
});

function kinds() {
  return z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('a') }),
    z.strictObject({ kind: z.literal('b') }),
  ]);
}
