import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { openKeys } from '@/components/list-keys/list-keys';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { useAddressState } from '@/lib/use-address-state';
import { useWorkKeys } from '@/shared/work/use-work-keys';
import { claimsQuery } from '../api';
import { ClaimFileDialog } from '../components/staff/claim-file-dialog';
import { ClaimList } from '../components/staff/claim-list';
import { claimAddress } from '../logic/claim-address';

const claimKeys = openKeys('claim');

/** Claims of buyers in cover, for administrators. */
export function Component() {
  const [view, show] = useAddressState(claimAddress);
  const keys = useWorkKeys<'open'>(claimKeys, (_open, claim) => show({ claim }, { open: true }), {
    opened: { id: view.claim, show: (claim) => show({ claim }) },
    from: view.claim ? { kind: 'claim', id: view.claim } : undefined,
  });
  const open = useInfiniteQuery(claimsQuery(view)).data?.pages[0]?.open;
  return (
    <div className="grid gap-6">
      <title>Claims · Oja</title>
      <PageHeader
        title="Claims"
        description="What buyers claim while cover runs. The one that is due first comes first."
        actions={<ListKeysHelp {...keys} />}
      />
      <Tabs
        value={view.state}
        onValueChange={(state) => show({ state: state === 'ended' ? 'ended' : 'open', claim: undefined })}
      >
        <div className="flex flex-wrap items-center gap-3">
          <TabsList aria-label="Claims">
            <TabsTrigger value="open">
              To decide
              {open && !view.person ? (
                <Badge className="tabular">
                  {open}
                  <span className="sr-only"> open</span>
                </Badge>
              ) : null}
            </TabsTrigger>
            <TabsTrigger value="ended">Ended</TabsTrigger>
          </TabsList>
          {view.person ? (
            <Button variant="secondary" onClick={() => show({ person: undefined })}>
              Of one person
              <X aria-hidden="true" />
              <span className="sr-only">, show those of everybody</span>
            </Button>
          ) : null}
        </div>
        <TabsContent value={view.state} className="grid gap-4">
          <ClaimList filter={view} onOpen={(claim) => show({ claim }, { open: true })} />
        </TabsContent>
      </Tabs>
      {view.claim === undefined ? null : (
        <ClaimFileDialog claimId={view.claim} onClose={() => show({ claim: undefined }, { close: true })} />
      )}
    </div>
  );
}
