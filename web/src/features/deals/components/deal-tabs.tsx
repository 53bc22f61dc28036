import { purchaseTabs, type TabCounts } from '@oja/contract/purchases';
import type { ReactNode } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { type DealFilter, tabLabel } from '../logic/deal-filter';

type DealTabsProps = {
  filter: DealFilter;
  onChange: (filter: DealFilter) => void;
  counts: TabCounts | undefined;
  children: ReactNode;
};

/** The counts are those of all deals, whatever the search says. */
export function DealTabs({ filter, onChange, counts, children }: DealTabsProps) {
  const choose = (chosen: string) =>
    onChange({ ...filter, tab: purchaseTabs.find((tab) => tab === chosen) ?? 'all' });
  return (
    <Tabs value={filter.tab} onValueChange={choose}>
      <TabsList>
        {purchaseTabs.map((tab) => (
          <TabsTrigger key={tab} value={tab} className="tabular">
            {tabLabel(tab, counts)}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={filter.tab} className="grid gap-5">
        {children}
      </TabsContent>
    </Tabs>
  );
}
