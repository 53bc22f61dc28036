import { describe, expect, test } from 'vitest';
import { jaroWinkler, matchNames } from './match-names.ts';

describe('names on bank accounts', () => {
  test.each([
    ['Ada Obi', 'OBI ADA', 'full'],
    ['Ada Obi', 'OBI ADA NGOZI', 'full'],
    ['Ada Ngozi Obi', 'MRS. OBI, ADA-NGOZI', 'full'],
    ['Olúwaṣeun Adébáyọ̀', 'ADEBAYO OLUWASEUN', 'full'],
    ['Chukwuemeka Okonkwo', 'OKONKWO CHUKWUEMEK', 'full'],
    ['Abdulrahman Musa Bello', 'ALHAJI BELLO ABDULRAHMAN', 'full'],
    ['Abdulrahman Musa Bello', 'BELLO ABDULRAHMAN M', 'partial'],
    ["Chidi O'Neil", 'ONEIL CHIDI', 'full'],
    ['Ada Obi', 'OBI CHIDI', 'partial'],
    ['Ada Obi', 'ADA NWOSU', 'partial'],
    ['Ada', 'ADA OBI', 'partial'],
    ['Ada Obi', 'CHIDI NWOSU', 'none'],
    ['Ada Ada', 'ADA OBI', 'partial'],
    ['Musa Ibrahim Chukwuemeka Okonkwo Oluwaseun Adebayo', 'IBRAHIM MUSA', 'partial'],
    ['Musa Ibrahim Chukwuemeka Okonkwo', 'OKONKWO CHUKWUEMEKA', 'partial'],
    ['Musa Ibrahim Chukwuemeka Okonkwo', 'OKONKWO CHUKWUEMEKA IBRAHIM', 'full'],
    ['Ada Obi Musa Bello Chidi', 'BELLO ADA OBI MUSA', 'full'],
    ['Ada Obi Musa Bello Chidi Eze', 'BELLO ADA OBI MUSA CHIDI EZE', 'partial'],
    ['Oluw Adeb', 'OLUWASEUN ADEBAYO', 'none'],
    ['Chukwu Okonkwo', 'OKONKWO CHUKWUDI', 'partial'],
    ['Oluwaseu Adebayo', 'ADEBAYO OLUWASEUN', 'full'],
    ['Mr', 'OBI ADA', 'none'],
    ['', 'OBI ADA', 'none'],
  ] as const)('%s and %s: %s', (legal, bank, expected) => {
    expect(matchNames(legal, bank)).toBe(expected);
  });

  test('one letter typed wrongly is the same word, another name is not', () => {
    expect(jaroWinkler('OLUWASEUN', 'OLUWASEUM')).toBeGreaterThanOrEqual(0.92);
    expect(jaroWinkler('ADAEZE', 'ADAOBI')).toBeLessThan(0.92);
  });
});
