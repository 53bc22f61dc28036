import '@oja/contract/error-sentences';
import { positiveNaira } from '@oja/contract/money';
import { requiredText } from '@oja/contract/text';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { convertedForm, emptyFieldSentences, firstIssueOnly, withSentence } from './form-schemas';

function sentencesOf(result: z.ZodSafeParseResult<unknown>): [PropertyKey | undefined, string][] {
  return result.error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
}

describe('emptyFieldSentences', () => {
  const schema = z.strictObject({
    reason: z.enum(['spam', 'scam']),
    rating: z.int().min(1),
    text: requiredText(5),
    note: requiredText(5),
  });
  const sentences = emptyFieldSentences({ reason: 'Choose.', rating: 'Rate.', text: 'Write.' });

  test('replaces the sentence of an empty field, spaces included', () => {
    const empty = schema.safeParse({ reason: '', rating: 0, text: '  ', note: '' }, sentences);
    expect(sentencesOf(empty)).toEqual([
      ['reason', 'Choose.'],
      ['rating', 'Rate.'],
      ['text', 'Write.'],
      ['note', 'This field is required.'],
    ]);
  });

  test('leaves every other sentence to the contract', () => {
    const wrong = schema.safeParse({ reason: 'spam', rating: 1, text: 'too long', note: 'a' }, sentences);
    expect(sentencesOf(wrong)).toEqual([['text', 'Please enter at most 5 characters.']]);
  });
});

describe('withSentence', () => {
  const schema = z.strictObject({ amount: withSentence(positiveNaira, 'Please enter a valid amount.') });

  test('has one sentence for every violation, at its field', () => {
    for (const amount of [Number.NaN, -1, 10.005])
      expect(sentencesOf(schema.safeParse({ amount }))).toEqual([['amount', 'Please enter a valid amount.']]);
  });

  test('gives the parsed value', () => {
    expect(schema.parse({ amount: 10.5 })).toEqual({ amount: 10.5 });
  });
});

describe('convertedForm', () => {
  const schema = convertedForm(
    (form: { lines: string }) => ({ lines: form.lines.split('\n') }),
    z.strictObject({ lines: z.array(requiredText(5)) }),
  );

  test('gives what the contract takes', () => {
    expect(schema.parse({ lines: 'a\n b' })).toEqual({ lines: ['a', 'b'] });
  });

  test('reports an issue inside of a field at the field', () => {
    expect(sentencesOf(schema.safeParse({ lines: 'a\ntoo long' }))).toEqual([
      ['lines', 'Please enter at most 5 characters.'],
    ]);
  });
});

test('firstIssueOnly reports one field at a time, with the sentences of the form', () => {
  const fields = z.strictObject({ name: requiredText(5), text: requiredText(5) });
  const form = firstIssueOnly(fields, emptyFieldSentences({ name: 'Name it.', text: 'Write.' }));
  expect(sentencesOf(form.safeParse({ name: '', text: '' }))).toEqual([['name', 'Name it.']]);
  expect(sentencesOf(form.safeParse({ name: 'a', text: '' }))).toEqual([['text', 'Write.']]);
  expect(form.parse({ name: ' a', text: 'b' })).toEqual({ name: 'a', text: 'b' });
});
