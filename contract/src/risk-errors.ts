/** The errors of risk rules; `errors.ts` has all codes. */
export const riskErrors = {
  risk_rule_name_taken: { status: 409, text: 'Another rule has this name.' },
  dry_run_needed: {
    status: 409,
    text: 'Nobody tried this rule in its present form within the last day. Please run the dry run first.',
  },
  too_many_risk_rules: {
    status: 409,
    text: 'There are many rules already. Please delete some of them first.',
  },
} as const satisfies Record<string, { status: number; text: string }>;
