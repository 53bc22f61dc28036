import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { platforms } from './listing-labels.ts';
import { dryRunDays, dryRunHours, listingSignalNames, listingSignals } from './risk-signals.ts';
import { id, requiredText, timestamp } from './text.ts';
import { textLimits } from './text-limits.ts';

/** Rules of administrators: a signal of risk holds a change of a listing for review. */

export const riskRulesAtMost = 50;

const name = requiredText(textLimits.riskRuleName).meta({ examples: ['Price doubled after approval'] });
const signal = z.enum(listingSignalNames);
const threshold = z
  .int()
  .nullable()
  .meta({ description: 'Null for a signal that is there or not.', examples: [100] });
const version = z.int().meta({ examples: [1] });

const riskRule = z
  .object({
    id,
    name: z.string().meta({ examples: ['Price doubled after approval'] }),
    signal,
    threshold,
    is_on: z.boolean(),
    version: version.meta({ description: 'Of its condition, to be sent when it is switched on.' }),
    held: z.int().meta({ description: `Changes that it held within ${dryRunDays} days.`, examples: [3] }),
    last_dry_run: z
      .object({
        at: timestamp,
        by: z.string().meta({ examples: ['Ngozi Eze'] }),
        by_id: id,
        checked: z.int().meta({ examples: [412] }),
        held: z.int().meta({ examples: [9] }),
      })
      .nullable()
      .meta({ description: 'Of its present condition; null where nobody tried it.' }),
    updated_at: timestamp,
    updated_by: z
      .string()
      .nullable()
      .meta({ examples: ['Ngozi Eze'] }),
    updated_by_id: id.nullable(),
  })
  .meta({ id: 'RiskRule' });
export type RiskRule = z.infer<typeof riskRule>;

const dryRun = z
  .object({
    version: version.meta({ description: 'The condition that was tried.' }),
    since: timestamp,
    checked: z.int().meta({ description: 'Changes of listings that needed no review.', examples: [412] }),
    held: z.int().meta({ description: 'Those that the rule would have held.', examples: [9] }),
    changes: z
      .array(
        z.object({
          listing_id: id,
          handle: z.string().meta({ examples: ['@lagosfoodie'] }),
          platform: z.enum(platforms),
          seller: z.object({ id, name: z.string().meta({ examples: ['Chidi Nwosu'] }) }),
          at: timestamp,
          explanation: z.string().meta({ examples: ['From ₦100,000.00 to ₦250,000.00, a change of 150%.'] }),
          was_held: z.boolean().meta({ description: 'A rule that was on held it at the time.' }),
        }),
      )
      .meta({ description: 'The latest 50 of those.' }),
  })
  .meta({ id: 'RiskDryRun' });
export type RiskDryRun = z.infer<typeof dryRun>;

export const riskRuleBody = z
  .strictObject({ name, signal, threshold })
  .superRefine(({ signal: chosen, threshold: given }, context) => {
    const message = wrongThreshold(listingSignals[chosen].threshold, given);
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['threshold'], message });
  })
  .meta({ examples: [{ name: 'Price doubled after approval', signal: 'price_changed', threshold: 100 }] });

function wrongThreshold(
  limits: { least: number; most: number } | null,
  given: number | null,
): string | undefined {
  if (limits === null) return given === null ? undefined : 'This signal has no number.';
  if (given !== null && given >= limits.least && given <= limits.most) return undefined;
  return `Please enter a whole number from ${limits.least} to ${limits.most}.`;
}

const params = z.strictObject({ id });
const forAdmins = { tag: 'Risk', access: 'admin' } as const;

export const riskEndpoints = {
  listRiskRules: endpoint({
    ...forAdmins,
    method: 'GET',
    path: '/admin/risk-rules',
    summary: 'Rules that hold changes of listings for review, by name',
    limit: 'read',
    reply: z.array(riskRule),
  }),
  addRiskRule: endpoint({
    ...forAdmins,
    method: 'POST',
    path: '/admin/risk-rules',
    summary: 'Add a rule; it is off until it is switched on',
    limit: 'write',
    body: riskRuleBody,
    reply: riskRule,
    errors: ['risk_rule_name_taken', 'too_many_risk_rules'],
  }),
  saveRiskRule: endpoint({
    ...forAdmins,
    method: 'PUT',
    path: '/admin/risk-rules/{id}',
    summary: 'Change a rule; another condition switches it off until it was tried again',
    limit: 'write',
    params,
    body: riskRuleBody,
    reply: riskRule,
    errors: ['risk_rule_name_taken'],
  }),
  deleteRiskRule: endpoint({
    ...forAdmins,
    method: 'DELETE',
    path: '/admin/risk-rules/{id}',
    summary: 'Delete a rule; what it held stays in review',
    limit: 'write',
    params,
    reply: z.null(),
  }),
  tryRiskRule: endpoint({
    ...forAdmins,
    method: 'POST',
    path: '/admin/risk-rules/{id}/dry-run',
    summary: `Try a rule: what it would have held within the last ${dryRunDays} days`,
    limit: 'write',
    params,
    reply: dryRun,
    errors: ['state_conflict'],
  }),
  switchRiskRule: endpoint({
    ...forAdmins,
    method: 'POST',
    path: '/admin/risk-rules/{id}/switch',
    summary: `Switch a rule on, as it was tried within the last ${dryRunHours} hours, or off`,
    limit: 'write',
    params,
    body: z.strictObject({ on: z.boolean(), version }),
    reply: riskRule,
    errors: ['state_conflict', 'dry_run_needed'],
  }),
};
