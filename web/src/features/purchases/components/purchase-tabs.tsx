import { purchaseTabs, type TabCounts } from '@oja/contract/purchases';
import type { ReactNode } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { type PurchaseFilter, tabLabel } from '../logic/purchase-filter';

type PurchaseTabsProps = {
  filter: PurchaseFilter;
  onChange: (filter: PurchaseFilter) => void;
  counts: TabCounts | undefined;
  children: ReactNode;
};

/** The counts are those of all purchases, whatever the search says. */
export function PurchaseTabs({ filter, onChange, counts, children }: PurchaseTabsProps) {
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
