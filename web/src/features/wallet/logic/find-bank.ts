import type { Bank } from '../api/list-banks';

/** Banks whose name or code holds every word that was typed, those that begin with it first. */
export function filterBanks(banks: readonly Bank[], typed: string): Bank[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = banks.filter(({ name, code }) => {
    const text = `${name} ${code}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const begins = ({ name }: Bank) => name.toLowerCase().startsWith(words[0] ?? '');
  return [...found.filter(begins), ...found.filter((bank) => !begins(bank))];
}

/** The bank of exactly this name, however its letters were written. */
export function findBank(banks: readonly Bank[], typed: string): Bank | undefined {
  const name = typed.trim().toLowerCase();
  return name === '' ? undefined : banks.find((bank) => bankFieldText(bank).toLowerCase() === name);
}

export const bankNameLength = 30;

/** The field and the call take 30 characters; some names are longer, and their code says the rest. */
export function bankFieldText(bank: Bank): string {
  return bank.name.slice(0, bankNameLength).trim();
}
