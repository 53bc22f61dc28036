import { expect, test } from 'vitest';
import { completeMention, mentionBefore, namesFor } from './mention';

const staff = ['Ngozi Eze', 'Amara Okafor'].map((name) => ({ name }));

test.each([
  ['Ask @ng', 7, 'ng'],
  ['@', 1, ''],
  ['Ask @Ngozi Eze about it', 23, 'Ngozi Eze about it'],
  ['mail me@ng', 10, undefined],
  ['Ask her', 7, undefined],
  ['@ng\nnext line', 13, undefined],
])('in %j at %i the mention is %j', (text, caret, mention) => {
  expect(mentionBefore(text, caret)).toBe(mention);
});

test('names are offered by their first letters, and not once they are whole', () => {
  const offered = (typed: string) => namesFor(typed, staff).map(({ name }) => name);
  expect([offered(''), offered('AM'), offered('Ngozi Eze'), offered('zz')]).toEqual([
    ['Ngozi Eze', 'Amara Okafor'],
    ['Amara Okafor'],
    [],
    [],
  ]);
});

test('a name replaces what was typed, and the rest stays', () => {
  expect(completeMention('Ask @ng please', 7, 'Ngozi Eze')).toEqual({
    text: 'Ask @Ngozi Eze please',
    caret: 15,
  });
});
