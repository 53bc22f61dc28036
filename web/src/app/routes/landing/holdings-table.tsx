import { cn } from '@/lib/class-names';
import { exampleSale } from './example-sale';

const parties = ['Buyer', 'Oja', 'Seller'] as const;

/** Whoever holds the money at that moment is marked. */
const moments = [
  { moment: 'Before the sale', holdings: [exampleSale.price, 'nothing', 'the account'], money: 0 },
  {
    moment: 'After payment',
    holdings: ['the login details', `${exampleSale.price} in escrow`, 'a sale to complete'],
    money: 1,
  },
  {
    moment: 'After confirmation',
    holdings: ['the account', `${exampleSale.fee} fee`, exampleSale.payout],
    money: 2,
  },
] as const;

/** The whole idea of escrow as one table: who holds what, and when. */
export function HoldingsTable() {
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
          {moments.map(({ moment, holdings, money }) => (
            <tr key={moment} className="border-dashed max-sm:block max-sm:py-3 not-last:border-b">
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
                  <span
                    className={cn(
                      'tabular',
                      holding === 'nothing' && 'text-muted-foreground',
                      index === money &&
                        '-mx-1.5 rounded-md bg-secondary box-decoration-clone px-1.5 py-0.5 font-semibold text-secondary-foreground max-sm:mx-0',
                    )}
                  >
                    {holding}
                  </span>
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
