import { cn } from '@/lib/class-names';
import { usePublicTerms } from '@/shared/terms/public-terms';
import { divideExampleSale, exampleSale } from './example-sale';

const parties = ['Buyer', 'Oja', 'Seller'] as const;

type Holding = { what: string; note?: string; isMoney?: boolean };
type Moment = { moment: string; holdings: readonly Holding[] };

/** The holdings are in the order of the parties. The one that holds the price at that moment is marked. */
const momentsOf = ({ fee, payout }: { fee: string; payout: string }): readonly Moment[] => [
  {
    moment: 'Before the sale',
    holdings: [{ what: exampleSale.price, isMoney: true }, { what: 'nothing' }, { what: 'the account' }],
  },
  {
    moment: 'After payment',
    holdings: [
      { what: 'the login details' },
      { what: exampleSale.price, note: 'in escrow', isMoney: true },
      { what: 'a sale to complete' },
    ],
  },
  {
    moment: 'After confirmation',
    holdings: [{ what: 'the account' }, { what: fee, note: 'fee' }, { what: payout, isMoney: true }],
  },
];

/** The whole idea of escrow as one table: who holds what, and when. */
export function HoldingsTable() {
  const moments = momentsOf(divideExampleSale(usePublicTerms()));
  return (
    <div className="min-w-0 self-center rounded-lg border bg-card p-4 shadow-raised sm:p-6">
      <table className="w-full text-sm">
        <caption className="pb-4 text-left font-heading font-semibold text-lg">Who holds what</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b text-left text-muted-foreground">
            <th scope="col" className="pr-3 pb-2 font-medium">
              <span className="sr-only">Moment</span>
            </th>
            {parties.map((party) => (
              <th key={party} scope="col" className="px-3 pb-2 font-medium">
                {party}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moments.map(({ moment, holdings }) => (
            <tr key={moment} className="not-last:border-b border-dashed max-sm:block max-sm:py-3">
              <th
                scope="row"
                className="py-4 pr-3 text-left align-top font-semibold max-sm:block max-sm:py-1"
              >
                {moment}
              </th>
              {holdings.map((holding, index) => (
                <td
                  key={parties[index]}
                  className="px-3 py-4 align-top max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1"
                >
                  <span aria-hidden="true" className="text-muted-foreground sm:hidden">
                    {parties[index]}
                  </span>
                  <HoldingText holding={holding} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 border-t pt-4 text-muted-foreground text-sm">
        An example. If the buyer opens a dispute and it is decided for them, the whole price goes back and Oja
        keeps nothing.
      </p>
    </div>
  );
}

function HoldingText({ holding: { what, note, isMoney = false } }: { holding: Holding }) {
  return (
    <span className="max-sm:text-right">
      <span
        className={cn(
          'tabular',
          isMoney &&
            'sm:-mx-1.5 rounded-md bg-secondary px-1.5 py-0.5 font-semibold text-secondary-foreground',
        )}
      >
        {what}
      </span>
      {note ? (
        <span className="text-muted-foreground max-sm:ml-1.5 sm:mt-1 sm:block sm:text-xs">{note}</span>
      ) : null}
    </span>
  );
}
