import { describe, expect, test } from 'vitest';
import { findFaults } from './check-glossary.ts';

const glossaryOf = (...words: string[]) =>
  [
    '# Glossary',
    '',
    '| Word | Meaning |',
    '|---|---|',
    ...words.map((word) => `| ${word} | a *thing* |`),
  ].join('\n');

const faultsOf = (words: string[], code = 'const knownDevice = escrow;') =>
  findFaults([
    { path: 'GLOSSARY.md', text: glossaryOf(...words) },
    { path: 'server/src/modules/people/device.ts', text: code },
    { path: 'server/src/modules/people/device.test.ts', text: 'const parrot = 1;' },
    { path: 'scripts/parrot.ts', text: 'parrot' },
  ]);

describe('the check of the glossary', () => {
  test('finds nothing where every word is used', () => {
    expect(faultsOf(['escrow', 'known device'])).toEqual([]);
  });

  test.each([
    'known_devices (id)',
    "import './known-device.ts'",
    'class KnownDevice {}',
    "const kind = 'known_device';",
  ])('takes %s for a known device', (code) => expect(faultsOf(['known device'], code)).toEqual([]));

  test.each([
    '// A known device.',
    '/* A known device. */',
    "const title = 'A known device';",
    'const title = `A known device`;',
  ])('takes %s for a sentence, which proves no name', (code) => {
    expect(faultsOf(['known device'], code)).toEqual([
      'GLOSSARY.md: known device occurs nowhere in the code',
    ]);
  });

  test('takes a word without its hyphen for the same', () => {
    expect(faultsOf(['hand-over code'], 'const handoverCode = 1;')).toEqual([]);
  });

  test.each([
    ['a word that only tests and scripts use', ['escrow', 'parrot'], 'parrot occurs nowhere in the code'],
    ['a part of another word', ['devi'], 'devi occurs nowhere in the code'],
    ['words out of order', ['known device', 'escrow'], 'escrow is not in alphabetical order'],
    ['a word that stands there twice', ['escrow', 'escrow'], 'escrow stands here twice'],
  ])('finds %s', (_, words, sentence) => {
    expect(faultsOf(words)).toEqual([`GLOSSARY.md: ${sentence}`]);
  });
});
