import { koboFromNaira, nairaFromKobo } from '@oja/contract/money';

/** Whether the wallet covers a price, what is left then, or what is missing. Counted in kobo. */
export function checkWallet(balanceNaira: number, priceNaira: number) {
  const rest = koboFromNaira(balanceNaira) - koboFromNaira(priceNaira);
  return rest >= 0
    ? ({ covers: true, left: nairaFromKobo(rest), missing: undefined } as const)
    : ({ covers: false, missing: nairaFromKobo(-rest) } as const);
}
