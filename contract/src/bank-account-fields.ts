import { z } from 'zod';
import { id, requiredText, timestamp } from './text.ts';
import { textLimits } from './text-limits.ts';

/** The fields of a bank account or mobile wallet that money is paid out to. */

export const bankName = requiredText(textLimits.bankName).meta({ examples: ['Guaranty Trust Bank'] });
export const bankCode = z
  .string()
  .regex(/^[0-9]{3,9}$/, 'Please choose a bank from the list.')
  .meta({ examples: ['058'] });
export const accountNumber = z
  .string()
  .trim()
  .regex(/^[0-9]{10}$/, 'An account number has 10 digits.')
  .meta({ examples: ['0123456789'] });
export const accountName = requiredText(textLimits.accountHolder).meta({ examples: ['ADA NGOZI OBI'] });
export const mobileNumber = z
  .string()
  .trim()
  .regex(/^(\+?234|0)?[0-9]{10}$/, 'Please enter a Nigerian mobile number.')
  .meta({ examples: ['08012345678'] });
const maskedNumber = z.string().meta({ examples: ['******6789'] });

export const bankAccount = z
  .object({
    id,
    /** A mobile wallet is an account at the bank code of its provider. */
    kind: z.enum(['bank', 'mobile']),
    bank_name: z.string().meta({ examples: ['Guaranty Trust Bank'] }),
    bank_code: z.string().meta({ examples: ['058'] }),
    account_number: maskedNumber,
    account_name: z.string().meta({ examples: ['OBI ADA NGOZI'] }),
    is_primary: z.boolean(),
    /** In review while staff compare a name that matches only in part. */
    status: z.enum(['active', 'in_review']),
    /** Withdrawals to it may be made from then on; null when at once. */
    usable_from: timestamp.nullable(),
    created_at: timestamp,
    actions: z.array(z.enum(['edit', 'delete', 'make_primary', 'withdraw'])),
  })
  .meta({ id: 'BankAccount' });
export type BankAccount = z.infer<typeof bankAccount>;
