import type { RiskRule } from '@oja/contract/risk';
import { dryRunDays } from '@oja/contract/risk-signals';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DocumentArt } from '@/components/art/document-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Loaded } from '@/components/ui/loaded';
import { PageHeader } from '@/components/ui/page-header';
import { TableSkeleton } from '@/components/ui/table-skeleton';
import { riskRulesQuery } from '../api';
import { DryRunDialog } from '../components/dry-run-dialog';
import { RuleDialog } from '../components/rule-dialog';
import { RuleItem } from '../components/rule-item';

type Opened = { dialog: 'edit'; rule: RiskRule | undefined } | { dialog: 'dry-run'; rule: RiskRule };

/** Rules by which a change of a listing goes to review, with a dry run before each is switched on. */
export function Component() {
  const query = useQuery(riskRulesQuery);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <div className="grid max-w-4xl gap-6">
      <title>Risk Rules · Oja</title>
      <PageHeader
        title="Risk Rules"
        description="New listings are always reviewed. A rule also sends a change of price, description or figures to review, instead of letting it go on the market at once."
        actions={
          <Button onClick={() => setOpened({ dialog: 'edit', rule: undefined })}>
            <Plus aria-hidden="true" />
            Add Rule
          </Button>
        }
      />
      <Loaded query={query} failure="Failed to load the rules" skeleton={<RuleSkeleton />}>
        {(rules) => (
          <Card>
            {rules.length === 0 ? (
              <EmptyState
                art={<DocumentArt />}
                title="No rules yet"
                description={`Add one, look at what it would have held in the last ${dryRunDays} days, and switch it on.`}
                headingLevel="h2"
              />
            ) : (
              <ul aria-label="Risk rules" className="divide-y">
                {rules.map((rule) => (
                  <RuleItem
                    key={rule.id}
                    rule={rule}
                    onEdit={() => setOpened({ dialog: 'edit', rule })}
                    onTry={() => setOpened({ dialog: 'dry-run', rule })}
                  />
                ))}
              </ul>
            )}
          </Card>
        )}
      </Loaded>
      {opened?.dialog === 'edit' ? <RuleDialog rule={opened.rule} onClose={close} /> : null}
      {opened?.dialog === 'dry-run' ? <DryRunDialog rule={opened.rule} onClose={close} /> : null}
    </div>
  );
}

function RuleSkeleton() {
  return (
    <Card>
      <TableSkeleton rows={3} columns={2} />
    </Card>
  );
}
