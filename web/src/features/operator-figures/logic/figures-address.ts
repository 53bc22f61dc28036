import { type FigurePeriod, figurePeriod } from '@oja/contract/operator-figures';
import type { AddressForm } from '@/lib/use-address-state';

const first = '12w';

/** The period of the figures, so that the mail of a report leads to its own. */
export const figuresAddress: AddressForm<{ period: FigurePeriod }> = {
  read: (query) => ({ period: figurePeriod.safeParse(query.get('period')).data ?? first }),
  write: ({ period }): Record<string, string> => (period === first ? {} : { period }),
  owns: ['period'],
};
