const rows = [
  {
    what: 'Name, nickname, e-mail address, password (as an Argon2id hash), role and status',
    why: 'To give you an account. Contract.',
    howLong: 'Until you delete the account',
  },
  {
    what: 'Bio, photo, phone, WhatsApp and Telegram, if you enter them',
    why: 'So that the other side of a sale can reach you. Your choice.',
    howLong: 'Until you remove them or delete the account',
  },
  {
    what: 'When you accepted the terms; whether you want news by mail',
    why: 'To prove consent and respect it. Legal duty, consent.',
    howLong: 'Until you delete the account; consent can be taken back at any time',
  },
  {
    what: 'Sessions: browser and system, IP address, first and last use',
    why: 'To keep you signed in and show you where. Security.',
    howLong: '30 days after the session has expired',
  },
  {
    what: 'Known devices as a hash; failed sign-ins by e-mail address, with the IP address of the last one',
    why: 'To notice strangers and stop guessing. Security.',
    howLong: 'Devices until you delete the account, failures 30 days',
  },
  {
    what: 'Two-factor secret (encrypted), recovery codes and mailed links (hashed)',
    why: 'To make sure that it is you. Security.',
    howLong: 'Until you switch it off; links 30 days after they expire',
  },
  {
    what: 'Listings, pictures, and the login details of the account for sale (encrypted)',
    why: 'To sell and to deliver. Contract.',
    howLong: 'Until you delete the listing; after a sale as long as the purchase',
  },
  {
    what: 'Purchases, wallet, deposits, withdrawals, linked bank accounts',
    why: 'To move money correctly and prove it. Contract, tax and money-laundering law.',
    howLong:
      'At least six years after the year they belong to, without your name once your account is erased',
  },
  {
    what: 'Messages, disputes with their evidence, reviews, reports',
    why: 'To trade, to decide fairly, to help. Contract.',
    howLong:
      'Until you delete the account; words of disputes six years longer, of reports two years, for claims and abuse',
  },
  {
    what: 'Identity document and proof of ownership, if you apply to be verified (encrypted, staff only)',
    why: 'To give the verified mark. Your application.',
    howLong: 'Until you delete the account',
  },
  {
    what: 'Support tickets with their pictures',
    why: 'To help you. Contract.',
    howLong: 'Until you delete the account',
  },
  {
    what: 'Notifications',
    why: 'To tell you what happened. Contract.',
    howLong: 'Until you delete the account',
  },
  {
    what: 'Logs of the server: time, path without its query, result, number of the account',
    why: 'To find faults and attacks. Legitimate interest.',
    howLong: 'As short as operation allows; never with passwords, tokens or messages',
  },
] as const;

/** On narrow screens every row becomes a small card of its own. */
export function DataTable() {
  return (
    <table className="w-full border-y text-left text-sm leading-6 max-md:block">
      <caption className="sr-only">What we store, why and for how long</caption>
      <thead className="text-muted-foreground max-md:sr-only">
        <tr className="border-b">
          <th scope="col" className="w-[42%] py-2 pr-4 font-medium">
            What
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            Why, and on what ground
          </th>
          <th scope="col" className="w-[28%] py-2 font-medium">
            How long
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-dashed max-md:block">
        {rows.map(({ what, why, howLong }) => (
          <tr key={what} className="align-top max-md:block max-md:py-3">
            <th scope="row" className="py-3 pr-4 font-medium max-md:block max-md:py-0">
              {what}
            </th>
            <td className="py-3 pr-4 max-md:block max-md:py-1">{why}</td>
            <td className="py-3 text-muted-foreground max-md:block max-md:py-0">{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
