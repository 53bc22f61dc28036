import { PublicTerm } from '@/shared/terms/public-terms';
import { termTexts } from '@/shared/terms/term-texts';

const fees = [
  { what: 'Registering, browsing, buying', fee: 'none' },
  { what: 'Publishing a listing', fee: 'none beyond your seller plan' },
  {
    what: 'A completed sale, paid by the seller',
    fee: (
      <>
        <PublicTerm of={termTexts.fee} /> of the price
      </>
    ),
  },
  { what: 'Withdrawal to a bank account', fee: <PublicTerm of={termTexts.bankFee} /> },
  { what: 'Withdrawal to mobile money', fee: <PublicTerm of={termTexts.mobileFee} /> },
  { what: 'Withdrawal to a card', fee: <PublicTerm of={termTexts.cardFee} /> },
];

export function FeeTable() {
  return (
    <table className="w-full border-y text-left">
      <caption className="sr-only">Fees</caption>
      <thead className="text-muted-foreground text-sm">
        <tr className="border-b">
          <th scope="col" className="py-2 pr-4 font-medium">
            For
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Fee
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-dashed">
        {fees.map(({ what, fee }) => (
          <tr key={what}>
            <th scope="row" className="py-2.5 pr-4 font-normal">
              {what}
            </th>
            <td className="tabular py-2.5 text-right font-medium">{fee}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
