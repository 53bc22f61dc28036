/** `[code, name, sort code or '', NIP code or '']`. Codes are text: leading zeros count. */
const rows: readonly (readonly [code: string, name: string, longcode: string, nip: string])[] = [
  // Commercial, non-interest and merchant banks.
  ['044', 'Access Bank', '044150149', '000014'],
  ['063', 'Access Bank (Diamond)', '063150162', '000005'],
  ['023', 'Citibank Nigeria', '023150005', '000009'],
  ['050', 'Ecobank Nigeria', '050150010', '000010'],
  ['070', 'Fidelity Bank', '070150003', '000007'],
  ['011', 'First Bank of Nigeria', '011151003', '000016'],
  ['214', 'First City Monument Bank', '214150018', '000003'],
  ['00103', 'Globus Bank', '103015001', '000027'],
  ['058', 'Guaranty Trust Bank', '058152036', '000013'],
  ['301', 'Jaiz Bank', '301080020', '000006'],
  ['082', 'Keystone Bank', '082150017', '000002'],
  ['303', 'Lotus Bank', '', '000029'],
  ['107', 'Optimus Bank Limited', '', '000036'],
  ['104', 'Parallex Bank', '', '000030'],
  ['076', 'Polaris Bank', '076151006', '000008'],
  ['105', 'PremiumTrust Bank', '', '000031'],
  ['101', 'Providus Bank', '', '000023'],
  ['106', 'Signature Bank Ltd', '', '000034'],
  ['221', 'Stanbic IBTC Bank', '221159522', '000012'],
  ['068', 'Standard Chartered Bank', '068150015', '000021'],
  ['232', 'Sterling Bank', '232150016', '000001'],
  ['100', 'Suntrust Bank', '', '000022'],
  ['302', 'TAJ Bank', '', '000026'],
  ['000304', 'The Alternative bank', '', '000037'],
  ['102', 'Titan Bank', '', '000025'],
  ['032', 'Union Bank of Nigeria', '032080474', '000018'],
  ['033', 'United Bank For Africa', '033153513', '000004'],
  ['215', 'Unity Bank', '215154097', '000011'],
  ['035', 'Wema Bank', '035150103', '000017'],
  ['057', 'Zenith Bank', '057150013', '000015'],
  ['559', 'Coronation Merchant Bank', '', '060001'],
  ['501', 'FSDH Merchant Bank Limited', '', '400001'],
  ['502', 'Rand Merchant Bank', '', '000024'],
  // Wallets and payment service banks.
  ['999992', 'OPay Digital Services Limited (OPay)', '', '100004'],
  ['999991', 'PalmPay', '', '100033'],
  ['50515', 'Moniepoint MFB', '', '090405'],
  ['50211', 'Kuda Bank', '', '090267'],
  ['120003', 'MTN Momo PSB', '', '120003'],
  ['120004', 'Airtel Smartcash PSB', '', '120004'],
  ['120001', '9mobile 9Payment Service Bank', '', '120001'],
  ['120002', 'HopePSB', '', '120002'],
  ['946', 'Money Master PSB', '', '120005'],
  ['100002', 'Paga', '', '100002'],
  ['100022', 'GoMoney', '', '100022'],
  ['100039', 'Paystack-Titan', '', '000039'],
  ['311', 'Parkway - ReadyCash', '', '100003'],
  ['565', 'Carbon', '', '100026'],
  ['50126', 'Eyowo', '', '090328'],
  // Microfinance and mortgage banks.
  ['404', 'Abbey Mortgage Bank', '', '070010'],
  ['602', 'Accion Microfinance Bank', '', '090134'],
  ['401', 'ASO Savings and Loans', '', '090001'],
  ['50931', 'Bowen Microfinance Bank', '', '090148'],
  ['50823', 'CEMCS Microfinance Bank', '', '090154'],
  ['50162', 'Dot Microfinance Bank', '', '090470'],
  ['562', 'Ekondo Microfinance Bank', '', '090097'],
  ['51318', 'Fairmoney Microfinance Bank', '', '090551'],
  ['50383', 'Hasal Microfinance Bank', '', '090121'],
  ['51244', 'Ibile Microfinance Bank', '', '090555'],
  ['50457', 'Infinity MFB', '', '090157'],
  ['50563', 'Mayfair MFB', '', '090321'],
  ['50304', 'Mint MFB', '', '090281'],
  ['50629', 'NPF Microfinance Bank', '', '070001'],
  ['50746', 'Petra Mircofinance Bank Plc', '', '090165'],
  ['51293', 'QuickFund MFB', '', '090261'],
  ['125', 'Rubies MFB', '', '090175'],
  ['51113', 'Safe Haven MFB', '', '090286'],
  ['51310', 'Sparkle Microfinance Bank', '', '090325'],
  ['51253', 'Stellas MFB', '', '090262'],
  ['51269', 'Tangerine Money', '', '090426'],
  ['51211', 'TCF MFB', '', '090115'],
  ['51316', 'Unilag Microfinance Bank', '', ''],
  ['566', 'VFD Microfinance Bank Limited', '', '090110'],
  // Resolves every account number, in test mode only.
  ['001', 'Test Bank', '', ''],
];

export interface Bank {
  id: number;
  name: string;
  slug: string;
  code: string;
  longcode: string;
  nipSortCode: string;
}

/** Sorted by name, as Paystack lists them. */
export const banks: readonly Bank[] = rows
  .map(([code, name, longcode, nipSortCode], index) => ({
    id: index + 1,
    name,
    slug: slugOf(name),
    code,
    longcode,
    nipSortCode,
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

export const testBankCode = '001';

export function findBank(code: string): Bank | undefined {
  return banks.find((bank) => bank.code === code);
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
